//@ verdict: violated
//@ property: exception
// why: volatile long id++ is not atomic: two threads get the same id, and the set of ids is too small.
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class UniqueIdRace {
    private static volatile long lastId;

    static long nextId() {
        return ++lastId;
    }

    public static void main(String[] args) throws InterruptedException {
        Set<Long> ids = ConcurrentHashMap.newKeySet();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 25; k++) {
                    ids.add(nextId());
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("unique ids: " + ids.size());
        if (ids.size() != 100) {
            throw new IllegalStateException("duplicates: only " + ids.size() + " ids");
        }
    }
}
