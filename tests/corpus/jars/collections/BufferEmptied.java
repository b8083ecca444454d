//@ verdict: violated
//@ property: deadlock
// why: three removals from a blocking buffer of Commons Collections, and two items.
import org.apache.commons.collections.Buffer;
import org.apache.commons.collections.buffer.BlockingBuffer;
import org.apache.commons.collections.buffer.BoundedFifoBuffer;

public class BufferEmptied {
    static final Buffer BUFFER = BlockingBuffer.decorate(new BoundedFifoBuffer(4));
    static int removed;

    static final class Removing extends Thread {
        @Override
        public void run() {
            BUFFER.remove();
            synchronized (Removing.class) {
                removed++;
            }
        }
    }

    public static void main(String[] arguments) {
        for (int number = 0; number < 3; number++) {
            new Removing().start();
        }
        BUFFER.add("one");
        BUFFER.add("two");
    }
}
