//@ verdict: holds
// why: check in and check out are synchronized, and whoever finds no instance makes one.
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

public class ObjectPoolOliphaunts {
    static class Oliphaunt {
        private static final AtomicInteger counter = new AtomicInteger(0);
        private final int id;
        private boolean busy;

        Oliphaunt() {
            id = counter.incrementAndGet();
        }

        @Override
        public String toString() {
            return String.format("Oliphaunt id=%d", id);
        }
    }

    abstract static class ObjectPool<T> {
        private final Set<T> available = new HashSet<>();
        private final Set<T> inUse = new HashSet<>();

        protected abstract T create();

        public synchronized T checkOut() {
            if (available.isEmpty()) {
                available.add(create());
            }
            T instance = available.iterator().next();
            available.remove(instance);
            inUse.add(instance);
            return instance;
        }

        public synchronized void checkIn(T instance) {
            inUse.remove(instance);
            available.add(instance);
        }

        @Override
        public synchronized String toString() {
            return String.format("Pool available=%d inUse=%d", available.size(), inUse.size());
        }
    }

    static class OliphauntPool extends ObjectPool<Oliphaunt> {
        @Override
        protected Oliphaunt create() {
            return new Oliphaunt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        OliphauntPool pool = new OliphauntPool();
        Thread[] riders = new Thread[3];
        for (int i = 0; i < riders.length; i++) {
            riders[i] = new Thread(() -> {
                for (int ride = 0; ride < 2; ride++) {
                    Oliphaunt oliphaunt = pool.checkOut();
                    assert !oliphaunt.busy : "two riders on " + oliphaunt;
                    oliphaunt.busy = true;
                    System.out.println("Riding " + oliphaunt);
                    oliphaunt.busy = false;
                    pool.checkIn(oliphaunt);
                }
            });
            riders[i].start();
        }
        for (Thread rider : riders) {
            rider.join();
        }
        System.out.println(pool);
    }
}
