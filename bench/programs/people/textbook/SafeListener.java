//@ verdict: holds
// why: the listener is registered by a factory after its constructor has ended; the source's list is copy-on-write.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class SafeListener {
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

    private final EventListener listener;
    private final String name;

    private SafeListener(String name) {
        this.name = name;
        listener = event -> System.out.println(this.name + " got " + event);
    }

    static SafeListener newInstance(EventSource source, String name) {
        SafeListener safe = new SafeListener(name);
        source.registerListener(safe.listener);
        return safe;
    }

    public static void main(String[] args) throws InterruptedException {
        EventSource source = new EventSource();
        Thread firing = new Thread(() -> {
            for (int i = 0; i < 5; i++) {
                source.fire("event " + i);
            }
        });
        firing.start();
        SafeListener.newInstance(source, "first");
        SafeListener.newInstance(source, "second");
        firing.join();
        source.fire("last");
    }
}
