//@ verdict: holds
// why: the queue of times is only used under the monitor.
import java.util.ArrayDeque;
import java.util.Queue;

public class HitCounter {
    private final Queue<Integer> hits = new ArrayDeque<>();

    synchronized void hit(int timestamp) {
        hits.add(timestamp);
    }

    synchronized int getHits(int timestamp) {
        while (!hits.isEmpty() && hits.peek() <= timestamp - 300) {
            hits.poll();
        }
        return hits.size();
    }

    public static void main(String[] args) throws InterruptedException {
        HitCounter counter = new HitCounter();
        Thread[] users = new Thread[4];
        for (int u = 0; u < users.length; u++) {
            users[u] = new Thread(() -> {
                for (int time = 0; time < 20; time++) {
                    counter.hit(1);
                }
            });
            users[u].start();
        }
        for (Thread user : users) {
            user.join();
        }
        int hits = counter.getHits(300);
        System.out.println("hits: " + hits);
        assert hits == 80;
        assert counter.getHits(301) == 0;
    }
}
