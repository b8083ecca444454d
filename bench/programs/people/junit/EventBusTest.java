//@ test: holds | everySubscriberHearsEveryEvent
//@ test: violated exception | subscribingWhilePublishing
// why: the plain list of the bus is iterated by one thread and changed by the other.
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EventBusTest {
    static class EventBus {
        private final List<Consumer<String>> subscribers = new ArrayList<>();

        void subscribe(Consumer<String> subscriber) {
            subscribers.add(subscriber);
        }

        void publish(String event) {
            for (Consumer<String> subscriber : subscribers) {
                subscriber.accept(event);
            }
        }
    }

    private EventBus bus;

    @BeforeEach
    void createBus() {
        bus = new EventBus();
    }

    @Test
    void everySubscriberHearsEveryEvent() {
        List<String> heard = new ArrayList<>();
        bus.subscribe(heard::add);
        bus.subscribe(event -> heard.add(event + "!"));
        bus.publish("a");
        bus.publish("b");
        assertEquals(List.of("a", "a!", "b", "b!"), heard);
    }

    @Test
    void subscribingWhilePublishing() throws InterruptedException {
        bus.subscribe(event -> { });
        Thread publisher = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                bus.publish("event " + i);
            }
        });
        publisher.start();
        bus.subscribe(event -> { });
        publisher.join();
    }
}
