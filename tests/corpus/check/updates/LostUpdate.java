//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: both threads may read 0 before either writes 1.
public class LostUpdate {
    static int count;

    static final class Counter extends Thread {
        @Override
        public void run() {
            count = count + 1;
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
