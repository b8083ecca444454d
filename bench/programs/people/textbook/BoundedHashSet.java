//@ verdict: holds
// why: a semaphore bounds the set, which is synchronized; whoever removes releases.
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Semaphore;

public class BoundedHashSet<T> {
    private final Set<T> set;
    private final Semaphore sem;

    public BoundedHashSet(int bound) {
        this.set = Collections.synchronizedSet(new HashSet<T>());
        sem = new Semaphore(bound);
    }

    public boolean add(T o) throws InterruptedException {
        sem.acquire();
        boolean wasAdded = false;
        try {
            wasAdded = set.add(o);
            return wasAdded;
        } finally {
            if (!wasAdded) {
                sem.release();
            }
        }
    }

    public boolean remove(T o) {
        boolean wasRemoved = set.remove(o);
        if (wasRemoved) {
            sem.release();
        }
        return wasRemoved;
    }

    public int size() {
        return set.size();
    }

    public static void main(String[] args) throws InterruptedException {
        BoundedHashSet<String> set = new BoundedHashSet<>(3);
        Thread[] users = new Thread[3];
        for (int i = 0; i < users.length; i++) {
            final String name = "user" + i;
            users[i] = new Thread(() -> {
                try {
                    for (int round = 0; round < 5; round++) {
                        set.add(name);
                        assert set.size() <= 3;
                        set.remove(name);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            users[i].start();
        }
        for (Thread user : users) {
            user.join();
        }
        System.out.println("size at the end: " + set.size());
    }
}
