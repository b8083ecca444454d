//@ verdict: violated
//@ property: race|exception
// why: the constructor registers itself before the name is set; another thread may call it then (null name, plain field).
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class ThisEscape {
    interface EventListener {
        void onEvent(String event);
    }

    static class EventSource {
        private final List<EventListener> listeners = new CopyOnWriteArrayList<>();

        void registerListener(EventListener listener) {
            listeners.add(listener);
        }

        void fire(String event) {
            for (EventListener listener : listeners) {
                listener.onEvent(event);
            }
        }
    }

    private String name;

    public ThisEscape(EventSource source, String name) {
        source.registerListener(this::handle);
        this.name = name;
    }

    void handle(String event) {
        System.out.println(name.toUpperCase() + " got " + event);
    }

    public static void main(String[] args) throws InterruptedException {
        EventSource source = new EventSource();
        Thread firing = new Thread(() -> {
            for (int i = 0; i < 5; i++) {
                source.fire("event " + i);
            }
        });
        firing.start();
        new ThisEscape(source, "first");
        new ThisEscape(source, "second");
        firing.join();
        source.fire("last");
    }
}
