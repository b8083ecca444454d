//@ verdict: violated
//@ property: exception
// why: isEmpty and removeFirst are two calls of a synchronized list: NoSuchElement or index out of bounds.
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;

public class ConnectionPoolCheckThenAct {
    static class Connection {
        final int id;

        Connection(int id) {
            this.id = id;
        }
    }

    private final List<Connection> idle = Collections.synchronizedList(new LinkedList<>());
    private volatile int next;

    ConnectionPoolCheckThenAct(int size) {
        for (int i = 0; i < size; i++) {
            idle.add(new Connection(next++));
        }
    }

    Connection borrow() {
        if (idle.isEmpty()) {
            return new Connection(100);
        }
        return idle.remove(0);
    }

    void giveBack(Connection connection) {
        idle.add(connection);
    }

    public static void main(String[] args) throws InterruptedException {
        ConnectionPoolCheckThenAct pool = new ConnectionPoolCheckThenAct(2);
        Thread[] clients = new Thread[4];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                for (int k = 0; k < 5; k++) {
                    Connection connection = pool.borrow();
                    System.out.println(Thread.currentThread().getName() + " uses " + connection.id);
                    pool.giveBack(connection);
                }
            }, "client-" + i);
            clients[i].start();
        }
        for (Thread client : clients) {
            client.join();
        }
    }
}
