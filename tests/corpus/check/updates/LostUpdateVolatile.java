//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: volatile makes the accesses visible, not the increment atomic; volatile accesses are no race.
public class LostUpdateVolatile {
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
