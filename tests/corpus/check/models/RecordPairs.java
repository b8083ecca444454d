//@ verdict: holds
//@ assurance: jmm
//@ depth: deep methods of records run much library code at their first use
// why: records are equal if their components are, and hashes are made of those of the components in order.
public class RecordPairs {
    enum Side { LEFT, RIGHT }

    record Pair(int number, long wide, boolean flag, String name, Integer boxed, Side side) {
        Pair {
            if (number < 0) {
                throw new IllegalArgumentException();
            }
        }
    }

    record Point(int x, String name) {
    }

    static volatile Point shared = new Point(0, "a");

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> shared = new Point(1, "b"));
        thread.start();
        Point seen = shared;
        assert seen.equals(new Point(0, "a")) || seen.equals(new Point(1, "b"));
        assert seen.x() == 0 || seen.hashCode() == 129;
        thread.join();
        Pair one = new Pair(1, 1L << 40, true, "x", 1000, Side.LEFT);
        Pair other = new Pair(1, 1L << 40, true, "x", 1000, Side.LEFT);
        assert one.equals(other) && one != other && !one.equals(seen) && !one.equals(null);
        assert !one.equals(new Pair(1, 1L << 8, true, "x", 1000, Side.LEFT));
        assert !one.equals(new Pair(1, 1L << 40, true, "x", null, Side.LEFT));
        assert !one.equals(new Pair(1, 1L << 40, true, "x", 1000, Side.RIGHT));
        boolean caught = false;
        try {
            new Pair(-1, 0, false, null, null, null);
        } catch (IllegalArgumentException expected) {
            caught = true;
        }
        assert caught;
    }
}
