//@ verdict: holds
// why: the concurrent bag of HikariCP lends each entry to one thread at a time.
import com.zaxxer.hikari.util.ConcurrentBag;
import com.zaxxer.hikari.util.ConcurrentBag.IConcurrentBagEntry;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class HikariBag {
    static class Entry implements IConcurrentBagEntry {
        private final AtomicInteger state = new AtomicInteger();
        final AtomicInteger users = new AtomicInteger();

        @Override
        public boolean compareAndSet(int expectState, int newState) {
            return state.compareAndSet(expectState, newState);
        }

        @Override
        public void setState(int newState) {
            state.set(newState);
        }

        @Override
        public int getState() {
            return state.get();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentBag<Entry> bag = new ConcurrentBag<>(waiting -> { });
        bag.add(new Entry());
        Thread[] clients = new Thread[2];
        for (int c = 0; c < clients.length; c++) {
            clients[c] = new Thread(() -> {
                try {
                    Entry entry = bag.borrow(1, TimeUnit.SECONDS);
                    if (entry == null) {
                        System.out.println("timed out");
                        return;
                    }
                    int users = entry.users.incrementAndGet();
                    assert users == 1 : users + " users of one entry";
                    entry.users.decrementAndGet();
                    bag.requite(entry);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "client-" + c);
            clients[c].start();
        }
        for (Thread client : clients) {
            client.join();
        }
        assert bag.size() == 1;
        System.out.println("done");
    }
}
