//@ verdict: unknown
//@ reason: sampling
//@ search: --search random --runs 100
//@ depth: deep sampling is a search of its own
// why: sampled runs without a violation are no proof.
public class RandomProvesNothing {
    static int count;

    static synchronized void increment() {
        count++;
    }

    static final class Counter extends Thread {
        @Override
        public void run() {
            increment();
        }
    }

    public static void main(String[] arguments) {
        new Counter().start();
        new Counter().start();
    }
}
