//@ verdict: holds
// why: Commons Pool lends each object to one borrower at a time.
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

public class CommonsPoolConnections {
    static class Connection {
        final AtomicInteger users = new AtomicInteger();
    }

    static class Factory extends BasePooledObjectFactory<Connection> {
        @Override
        public Connection create() {
            return new Connection();
        }

        @Override
        public PooledObject<Connection> wrap(Connection connection) {
            return new DefaultPooledObject<>(connection);
        }
    }

    public static void main(String[] args) throws Exception {
        GenericObjectPoolConfig<Connection> config = new GenericObjectPoolConfig<>();
        config.setMaxTotal(1);
        config.setJmxEnabled(false);
        GenericObjectPool<Connection> pool = new GenericObjectPool<>(new Factory(), config);
        Thread[] clients = new Thread[2];
        for (int c = 0; c < clients.length; c++) {
            clients[c] = new Thread(() -> {
                try {
                    Connection connection = pool.borrowObject();
                    int users = connection.users.incrementAndGet();
                    assert users == 1 : users + " users of one connection";
                    connection.users.decrementAndGet();
                    pool.returnObject(connection);
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }, "client-" + c);
            clients[c].start();
        }
        for (Thread client : clients) {
            client.join();
        }
        pool.close();
        System.out.println("closed");
    }
}
