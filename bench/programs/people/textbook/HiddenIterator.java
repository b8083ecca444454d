//@ verdict: violated
//@ property: race|exception
// why: println concatenates the set, which iterates over it without the lock.
import java.util.HashSet;
import java.util.Random;
import java.util.Set;

public class HiddenIterator {
    private final Set<Integer> set = new HashSet<>();

    public synchronized void add(Integer i) {
        set.add(i);
    }

    public synchronized void remove(Integer i) {
        set.remove(i);
    }

    public void addTenThings() {
        Random r = new Random(7);
        for (int i = 0; i < 10; i++) {
            add(r.nextInt(100));
        }
        System.out.println("DEBUG: added ten elements to " + set);
    }

    public static void main(String[] args) throws InterruptedException {
        HiddenIterator iterator = new HiddenIterator();
        Thread one = new Thread(iterator::addTenThings, "one");
        Thread two = new Thread(iterator::addTenThings, "two");
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.println("size: " + iterator.set.size());
    }
}
