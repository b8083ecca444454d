//@ about: Virtual threads that block while they hold monitors; since JDK 24 they give up their carrier even then.
//@ jdk: 25
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.SynchronousQueue;

public class BlockedInsideMonitors {
    interface BlockedInsideMonitorsBody {
        void run() throws InterruptedException;
    }

    private static Thread holding(Object monitor, BlockedInsideMonitorsBody body) {
        return Thread.startVirtualThread(() -> {
            synchronized (monitor) {
                try {
                    body.run();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
    }

    public static void main(String[] args) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        CountDownLatch inside = new CountDownLatch(10);
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        int[] received = new int[1];
        for (int i = 0; i < 10; i++) {
            threads.add(holding(new Object(), () -> {
                inside.countDown();
                inside.await();
            }));
        }
        threads.add(holding(new Object(), () -> queue.put(42)));
        threads.add(holding(new Object(), () -> received[0] = queue.take()));
        threads.add(holding(new Object(), () -> Thread.sleep(3)));
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("all met inside their monitors: " + inside.getCount() + ", handed over " + received[0]);
    }
}
