//@ verdict: violated
//@ property: assertion|exception|race
//@ depth: deep library code step by step
// why: both threads may become the root of the tree.
import java.util.TreeMap;

public class TreeOfKeysUnlocked {
    static final Object LOCK = new Object();
    static final TreeMap<Key, Key> KEYS = new TreeMap<>();

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
            Key mine = new Key(3 - KEYS.size());
            KEYS.put(mine, mine);
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
        assert KEYS.firstKey().number == 2;
        assert KEYS.lastKey().number == 3;
    }
}
