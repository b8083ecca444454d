//@ verdict: unknown
//@ reason: depth-limit
//@ search: --max-depth 3
//@ depth: deep the limit is a search of its own
// why: runs that were cut prove nothing.
public class DepthLimit {
    static volatile int count;

    static final class Counter extends Thread {
        @Override
        public void run() {
            for (int i = 0; i < 5; i++) {
                count = i;
            }
        }
    }

    public static void main(String[] arguments) {
        new Counter().start();
        new Counter().start();
    }
}
