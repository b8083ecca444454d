//@ verdict: holds
// why: one dispatcher takes events from a queue and calls the handler of their type; handlers' state belongs to the dispatcher.
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

public class ReactorDispatch {
    enum Type { CONNECT, DATA, CLOSE, STOP }

    record Event(Type type, int channel) {
    }

    private final BlockingQueue<Event> selector = new LinkedBlockingQueue<>();
    private final Map<Type, Consumer<Event>> handlers = new EnumMap<>(Type.class);
    private int open;
    private int bytes;

    ReactorDispatch() {
        handlers.put(Type.CONNECT, event -> open++);
        handlers.put(Type.DATA, event -> bytes += 100);
        handlers.put(Type.CLOSE, event -> open--);
    }

    void loop() {
        try {
            while (true) {
                Event event = selector.take();
                if (event.type() == Type.STOP) {
                    return;
                }
                handlers.get(event.type()).accept(event);
                System.out.println("channel " + event.channel() + ": " + event.type());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReactorDispatch reactor = new ReactorDispatch();
        Thread dispatcher = new Thread(reactor::loop, "reactor");
        dispatcher.start();
        Thread[] clients = new Thread[2];
        for (int c = 0; c < clients.length; c++) {
            final int channel = c;
            clients[c] = new Thread(() -> {
                reactor.selector.add(new Event(Type.CONNECT, channel));
                reactor.selector.add(new Event(Type.DATA, channel));
                reactor.selector.add(new Event(Type.DATA, channel));
                reactor.selector.add(new Event(Type.CLOSE, channel));
            });
            clients[c].start();
        }
        for (Thread client : clients) {
            client.join();
        }
        reactor.selector.add(new Event(Type.STOP, -1));
        dispatcher.join();
        assert reactor.open == 0;
        assert reactor.bytes == 400;
    }
}
