//@ verdict: violated
//@ property: deadlock
// why: one poison pill for three workers: two of them wait for ever.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class PoisonPillOnlyOne {
    private static final String POISON = new String("stop");
    private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();

    class Worker extends Thread {
        private int done;

        Worker(String name) {
            super(name);
        }

        @Override
        public void run() {
            try {
                while (true) {
                    String job = queue.take();
                    if (job == POISON) {
                        break;
                    }
                    done++;
                    System.out.printf("%s: %s%n", getName(), job);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PoisonPillOnlyOne server = new PoisonPillOnlyOne();
        Worker[] workers = new Worker[3];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = server.new Worker("worker-" + i);
            workers[i].start();
        }
        for (int i = 0; i < 6; i++) {
            server.queue.put("job-" + i);
        }
        server.queue.put(POISON);
        int done = 0;
        for (Worker worker : workers) {
            worker.join();
            done += worker.done;
        }
        System.out.println("done: " + done);
    }
}
