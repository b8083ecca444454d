//@ verdict: violated
//@ property: assertion|exception|race
//@ depth: deep library code step by step
// why: one thread may overwrite the table that the other one has just filled.
import java.util.HashMap;
import java.util.Map;

public class MapOfKeysUnlocked {
    static final Object LOCK = new Object();
    static final Map<Key, Key> KEYS = new HashMap<>();

    static class Key {
        final int number;

        Key(int number) {
            this.number = number;
        }

        public int hashCode() {
            return number;
        }

        public boolean equals(Object other) {
            return other instanceof Key && ((Key) other).number == number;
        }
    }

    static class Worker extends Thread {
        public void run() {
            Key mine = new Key(KEYS.size());
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
        assert KEYS.get(new Key(1)) != null;
        assert KEYS.containsKey(new Key(0));
    }
}
