//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: computeIfAbsent compares its key with the first one of a bin before it takes the lock and again under it; where that one is removed in
// between, there is nothing to compare with the second time.
import java.util.concurrent.ConcurrentHashMap;

public class MapComparesOnce {
    static final ConcurrentHashMap<Key, Integer> MAP = new ConcurrentHashMap<>();

    static final class Key {
        private final int number;
        private int compared;

        Key(int number) {
            this.number = number;
        }

        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            compared++;
            return other instanceof Key key && key.number == number;
        }
    }

    static final class Removing extends Thread {
        private final Key key;

        Removing(Key key) {
            this.key = key;
        }

        @Override
        public void run() {
            MAP.remove(key);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Key first = new Key(1);
        MAP.put(first, 1);
        Removing removing = new Removing(first);
        removing.start();
        Key second = new Key(2);
        MAP.computeIfAbsent(second, key -> 2);
        removing.join();
        assert second.compared != 1; //~
    }
}
