//@ verdict: violated
//@ property: assertion
//@ search: --search random
//@ depth: deep sampling is a search of its own
// why: among a thousand different random schedules some lose an update; one schedule repeated would not.
public class RandomFinds {
    static volatile int count;

    static final class Counter extends Thread {
        @Override
        public void run() {
            count++;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Counter one = new Counter();
        Counter other = new Counter();
        one.start();
        other.start();
        one.join();
        other.join();
        assert count == 2; //~
    }
}
