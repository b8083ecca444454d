//@ verdict: holds
//@ assumes: date, references
// why: an object of Commons Pool is lent to one thread at a time.
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.SoftReferenceObjectPool;

public class PoolBorrowed {
    static final class Factory extends BasePooledObjectFactory<int[]> {
        @Override
        public int[] create() {
            return new int[1];
        }

        @Override
        public PooledObject<int[]> wrap(int[] object) {
            return new DefaultPooledObject<>(object);
        }
    }

    static final SoftReferenceObjectPool<int[]> POOL = new SoftReferenceObjectPool<>(new Factory());

    static void use() throws Exception {
        int[] object = POOL.borrowObject();
        object[0]++;
        POOL.returnObject(object);
    }

    static final class Using extends Thread {
        @Override
        public void run() {
            try {
                use();
            } catch (Exception failure) {
                throw new AssertionError(failure);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Using using = new Using();
        using.start();
        use();
        using.join();
    }
}
