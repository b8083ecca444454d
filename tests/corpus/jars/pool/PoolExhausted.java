//@ verdict: violated
//@ property: deadlock
// why: each of two threads borrows twice from a pool of two and gives back afterwards: both may wait for ever.
import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

public class PoolExhausted {
    static final GenericObjectPool<Object> POOL = new GenericObjectPool<>(new BasePoolableObjectFactory<Object>() {
        @Override
        public Object makeObject() {
            return new Object();
        }
    }, 2);

    static final class Borrowing extends Thread {
        @Override
        public void run() {
            try {
                Object first = POOL.borrowObject();
                Object second = POOL.borrowObject();
                POOL.returnObject(first);
                POOL.returnObject(second);
            } catch (Exception failure) {
                throw new IllegalStateException(failure);
            }
        }
    }

    public static void main(String[] arguments) {
        new Borrowing().start();
        new Borrowing().start();
    }
}
