//@ verdict: violated
//@ property: exception|race
// why: a listener is added while another thread iterates over the plain list.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

public class EventBusConcurrentModification {
    private final List<Consumer<String>> listeners = new ArrayList<>();

    void subscribe(Consumer<String> listener) {
        listeners.add(listener);
    }

    void publish(String event) {
        for (Consumer<String> listener : listeners) {
            listener.accept(event);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventBusConcurrentModification bus = new EventBusConcurrentModification();
        bus.subscribe(event -> System.out.println("log: " + event));
        Thread publisher = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                bus.publish("event " + i);
            }
        }, "publisher");
        Thread plugin = new Thread(() -> {
            for (int i = 0; i < 3; i++) {
                final int id = i;
                bus.subscribe(event -> System.out.println("plugin " + id + ": " + event));
            }
        }, "plugin");
        publisher.start();
        plugin.start();
        publisher.join();
        plugin.join();
    }
}
