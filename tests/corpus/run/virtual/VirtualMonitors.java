//@ about: Virtual threads in monitors: contention, and turns taken with wait and notifyAll beside a platform thread.
//@ jdk: 21
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class VirtualMonitors {
    private static final Object TURN = new Object();
    private static int next;
    private static final StringBuilder LOG = new StringBuilder();

    private static void play(int me, int players) {
        for (int round = 0; round < 5; round++) {
            synchronized (TURN) {
                while (next != me) {
                    try {
                        TURN.wait();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                }
                LOG.append(me);
                next = (next + 1) % players;
                TURN.notifyAll();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] counter = new int[2];
        ReentrantLock lock = new ReentrantLock();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            threads.add(Thread.startVirtualThread(() -> {
                for (int n = 0; n < 50; n++) {
                    synchronized (counter) {
                        counter[0]++;
                        if (n % 10 == 0) {
                            Thread.yield();
                        }
                    }
                    lock.lock();
                    counter[1]++;
                    lock.unlock();
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(counter[0] + " " + counter[1]);
        Thread[] players = {Thread.ofVirtual().unstarted(() -> play(0, 3)), new Thread(() -> play(1, 3)),
                Thread.ofVirtual().unstarted(() -> play(2, 3))};
        for (Thread player : players) {
            player.start();
        }
        for (Thread player : players) {
            player.join();
        }
        System.out.println(LOG);
    }
}
