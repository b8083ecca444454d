//@ verdict: holds
// why: connections are handled by a pool; the server stops by a flag, and the log is java.util.logging.
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.logging.Logger;

public class EchoServerSkeleton implements Runnable {
    private static final Logger LOG = Logger.getLogger("echo");

    static class Connection {
        private final String input;
        private volatile String output;

        Connection(String input) {
            this.input = input;
        }

        void answer(String text) {
            output = text;
        }
    }

    private final BlockingQueue<Connection> accepting = new ArrayBlockingQueue<>(4);
    private final ExecutorService handlers = Executors.newFixedThreadPool(2);
    private volatile boolean stopping;

    @Override
    public void run() {
        try {
            while (!stopping || !accepting.isEmpty()) {
                Connection connection = accepting.poll(100, TimeUnit.MILLISECONDS);
                if (connection != null) {
                    handlers.execute(() -> handle(connection));
                }
            }
        } catch (InterruptedException e) {
            LOG.warning("interrupted");
        } finally {
            handlers.shutdown();
        }
    }

    private void handle(Connection connection) {
        LOG.info("handling " + connection.input);
        connection.answer("echo " + connection.input);
    }

    public static void main(String[] args) throws InterruptedException {
        EchoServerSkeleton server = new EchoServerSkeleton();
        Thread acceptor = new Thread(server, "acceptor");
        acceptor.start();
        List<Connection> connections = new CopyOnWriteArrayList<>();
        for (String text : List.of("one", "two", "three")) {
            Connection connection = new Connection(text);
            connections.add(connection);
            server.accepting.put(connection);
        }
        server.stopping = true;
        acceptor.join();
        while (!server.handlers.awaitTermination(1, TimeUnit.SECONDS)) {
            LOG.info("still handling");
        }
        for (Connection connection : connections) {
            assert connection.output.equals("echo " + connection.input);
        }
        LOG.info("stopped");
    }
}
