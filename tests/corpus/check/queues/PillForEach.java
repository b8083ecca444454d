//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: each consumer gets an end of its own.
import java.util.concurrent.LinkedBlockingQueue;

public class PillForEach {
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
        QUEUE.put("end");
    }
}
