//@ verdict: unknown
//@ reason: state-limit
//@ search: --max-states 5
//@ depth: deep the limit is a search of its own
// why: a search that stops early proves nothing.
public class StateLimit {
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
