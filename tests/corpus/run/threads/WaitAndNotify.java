//@ about: wait and notifyAll: threads that take turns; a notify without a waiter is lost.
import java.util.ArrayList;
import java.util.List;

public class WaitAndNotify {
    private static final Object TURN = new Object();
    private static int next;
    private static final List<String> LOG = new ArrayList<>();

    public static void main(String[] args) throws InterruptedException {
        Thread[] players = new Thread[3];
        for (int i = 0; i < players.length; i++) {
            int me = i;
            players[i] = new Thread(() -> play(me));
            players[i].start();
        }
        for (Thread player : players) {
            player.join();
        }
        System.out.println(String.join(" ", LOG));
        synchronized (TURN) {
            TURN.notify();
            TURN.notifyAll();
            TURN.wait(1);
        }
        System.out.println("a notify before the wait is lost, the wait timed out");
    }

    private static void play(int me) {
        for (int round = 0; round < 4; round++) {
            synchronized (TURN) {
                while (next != me) {
                    try {
                        TURN.wait();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                }
                LOG.add(me + "." + round);
                next = (next + 1) % 3;
                TURN.notifyAll();
            }
        }
    }
}
