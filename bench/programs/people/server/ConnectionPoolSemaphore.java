//@ verdict: holds
// why: a semaphore and a concurrent queue of connections; every connection has one user at a time.
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

public class ConnectionPoolSemaphore {
    static class Connection {
        private final int id;
        private int queries;

        Connection(int id) {
            this.id = id;
        }

        String query(String sql) {
            queries++;
            return "result of " + sql + " from connection " + id;
        }
    }

    private final Semaphore permits;
    private final ConcurrentLinkedQueue<Connection> idle = new ConcurrentLinkedQueue<>();

    ConnectionPoolSemaphore(int size) {
        permits = new Semaphore(size);
        for (int i = 0; i < size; i++) {
            idle.add(new Connection(i));
        }
    }

    Connection borrow() throws InterruptedException {
        permits.acquire();
        Connection connection = idle.poll();
        if (connection == null) {
            throw new IllegalStateException("no connection though there was a permit");
        }
        return connection;
    }

    void giveBack(Connection connection) {
        idle.add(connection);
        permits.release();
    }

    public static void main(String[] args) throws InterruptedException {
        ConnectionPoolSemaphore pool = new ConnectionPoolSemaphore(2);
        Thread[] clients = new Thread[4];
        for (int i = 0; i < clients.length; i++) {
            final int id = i;
            clients[i] = new Thread(() -> {
                try {
                    Connection connection = pool.borrow();
                    try {
                        System.out.println(connection.query("select " + id));
                    } finally {
                        pool.giveBack(connection);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "client-" + i);
            clients[i].start();
        }
        int queries = 0;
        for (Thread client : clients) {
            client.join();
        }
        for (Connection connection : pool.idle) {
            queries += connection.queries;
        }
        assert queries == 4;
    }
}
