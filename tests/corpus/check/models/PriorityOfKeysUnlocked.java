//@ verdict: violated
//@ property: assertion|exception|race
//@ depth: deep library code step by step
// why: both threads may put their key at the same place.
import java.util.PriorityQueue;

public class PriorityOfKeysUnlocked {
    static final Object LOCK = new Object();
    static final PriorityQueue<Key> KEYS = new PriorityQueue<>();

    static class Key implements Comparable<Key> {
        final int number;

        Key(int number) {
            this.number = number;
        }

        public int compareTo(Key other) {
            return number < other.number ? -1 : number == other.number ? 0 : 1;
        }
    }

    static class Worker extends Thread {
        public void run() {
            KEYS.add(new Key(3 - KEYS.size()));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker one = new Worker();
        Worker other = new Worker();
        one.start();
        other.start();
        one.join();
        other.join();
        assert KEYS.size() == 2;
        assert KEYS.poll().number == 2;
        assert KEYS.poll().number == 3;
    }
}
