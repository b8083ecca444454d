//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: the second consumer waits for ever.
import java.util.concurrent.LinkedBlockingQueue;

public class PillForOne {
    static final LinkedBlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();

    static final class Consuming extends Thread {
        @Override
        public void run() {
            try {
                String item;
                do {
                    item = QUEUE.take();
                } while (!item.equals("end"));
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        new Consuming().start();
        new Consuming().start();
        QUEUE.put("item");
        QUEUE.put("end");
    }
}
