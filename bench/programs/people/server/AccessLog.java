//@ verdict: holds
// why: request threads log by java.util.logging with a handler of the program; its list is synchronized by the handler.
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class AccessLog {
    static class MemoryHandler extends Handler {
        private final List<String> lines = new ArrayList<>();

        @Override
        public synchronized void publish(LogRecord record) {
            if (isLoggable(record)) {
                lines.add(record.getLevel() + " " + record.getMessage());
            }
        }

        @Override
        public void flush() {
        }

        @Override
        public synchronized void close() {
            lines.clear();
        }

        synchronized int size() {
            return lines.size();
        }
    }

    private static final Logger LOGGER = Logger.getLogger("access");

    static void request(String path) {
        LOGGER.info("GET " + path);
        if (path.endsWith("9")) {
            LOGGER.log(Level.WARNING, "not found: {0}", path);
        }
        LOGGER.fine("served " + path);
    }

    public static void main(String[] args) throws InterruptedException {
        MemoryHandler handler = new MemoryHandler();
        LOGGER.setUseParentHandlers(false);
        LOGGER.addHandler(handler);
        Thread[] clients = new Thread[3];
        for (int c = 0; c < clients.length; c++) {
            final int id = c;
            clients[c] = new Thread(() -> {
                for (int i = 8; i < 10; i++) {
                    request("/page/" + id + i);
                }
            }, "client-" + c);
            clients[c].start();
        }
        for (Thread client : clients) {
            client.join();
        }
        System.out.println("lines: " + handler.size());
        assert handler.size() == 9;
    }
}
