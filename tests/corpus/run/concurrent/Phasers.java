//@ about: Phaser: phases with an onAdvance hook, registration and leaving, tiers, awaiting phases and termination.
import java.util.Arrays;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class Phasers {
    public static void main(String[] args) throws InterruptedException, TimeoutException {
        StringBuilder log = new StringBuilder();
        Phaser phaser = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int registered) {
                log.append("phase ").append(phase).append(" with ").append(registered).append("; ");
                return phase >= 3 || registered == 0;
            }
        };
        int[] sums = new int[4];
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            int me = t;
            phaser.register();
            threads[t] = new Thread(() -> {
                for (int phase = 0; phase <= me + 1; phase++) {
                    synchronized (sums) {
                        sums[phase] += me + 1;
                    }
                    if (phase == me + 1) {
                        phaser.arriveAndDeregister();
                    } else {
                        phaser.arriveAndAwaitAdvance();
                    }
                }
            });
            threads[t].start();
        }
        System.out.println(phaser.getPhase() + " " + phaser.getRegisteredParties());
        for (int phase = 0; phase < 4; phase++) {
            phaser.arriveAndAwaitAdvance();
            System.out.println("after phase " + phase + ", terminated " + phaser.isTerminated());
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(log + Arrays.toString(sums) + " " + phaser.isTerminated() + " " + (phaser.getPhase() < 0)
                + " " + (phaser.register() < 0));

        Phaser root = new Phaser();
        Phaser left = new Phaser(root, 1);
        Phaser right = new Phaser(root, 2);
        System.out.println(root.getRegisteredParties() + " " + left.getParent().equals(root) + " "
                + right.getRoot().equals(root));
        left.arrive();
        right.arrive();
        System.out.println(root.getPhase() + " " + right.getUnarrivedParties() + " " + root.getArrivedParties());
        Thread waiter = new Thread(() -> System.out.println("waiter saw phase " + left.awaitAdvance(0)));
        waiter.start();
        right.arrive();
        waiter.join();
        System.out.println(root.getPhase() + " " + right.getPhase() + " " + right.bulkRegister(3) + " "
                + right.getRegisteredParties());
        try {
            root.awaitAdvanceInterruptibly(1, 3, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timed out in phase " + root.getPhase());
        }
        root.forceTermination();
        System.out.println(left.isTerminated() + " " + (left.arrive() < 0));
        try {
            new Phaser().arrive();
        } catch (IllegalStateException e) {
            System.out.println("nobody is registered");
        }
    }
}
