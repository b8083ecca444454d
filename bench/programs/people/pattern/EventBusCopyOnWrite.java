//@ verdict: holds
// why: handlers are in copy-on-write lists of a concurrent map; counters are atomic.
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

public class EventBusCopyOnWrite {
    private final Map<Class<?>, List<Consumer<Object>>> handlers = new ConcurrentHashMap<>();

    public <T> void subscribe(Class<T> type, Consumer<? super T> handler) {
        handlers.computeIfAbsent(type, t -> new CopyOnWriteArrayList<>()).add(event -> handler.accept(type.cast(event)));
    }

    public void publish(Object event) {
        for (Consumer<Object> handler : handlers.getOrDefault(event.getClass(), List.of())) {
            handler.accept(event);
        }
    }

    record OrderPlaced(int id) {
    }

    record OrderPaid(int id, int cents) {
    }

    public static void main(String[] args) throws InterruptedException {
        EventBusCopyOnWrite bus = new EventBusCopyOnWrite();
        AtomicInteger placed = new AtomicInteger();
        AtomicInteger income = new AtomicInteger();
        bus.subscribe(OrderPlaced.class, event -> placed.incrementAndGet());
        bus.subscribe(OrderPaid.class, event -> income.addAndGet(event.cents()));
        Thread[] shops = new Thread[3];
        for (int s = 0; s < shops.length; s++) {
            final int shop = s;
            shops[s] = new Thread(() -> {
                for (int i = 0; i < 3; i++) {
                    bus.publish(new OrderPlaced(shop * 10 + i));
                    bus.publish(new OrderPaid(shop * 10 + i, 100));
                }
            });
            shops[s].start();
        }
        bus.subscribe(OrderPlaced.class, event -> System.out.println("placed " + event.id()));
        for (Thread shop : shops) {
            shop.join();
        }
        assert placed.get() == 9;
        assert income.get() == 900;
    }
}
