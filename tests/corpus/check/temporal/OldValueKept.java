//@ verdict: holds
//@ options: --class-properties
// why: the counter is one more than it was when the monitor was entered; the result goes where the argument was.
public class OldValueKept {
    static final class Counter {
        private int count;

        synchronized int add(int more) {
            count = count + more;
            return count;
        }

        boolean pre_add(int more) {
            return more > 0;
        }

        boolean post_add(int more, int result, int old_count) {
            return count == old_count + more && result == count;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Counter counter = new Counter();
        Thread adding = new Thread(() -> counter.add(1));
        adding.start();
        int more = 2;
        more = counter.add(more);
        adding.join();
        assert more >= 2;
    }
}
