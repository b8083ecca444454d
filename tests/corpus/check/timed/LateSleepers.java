//@ verdict: violated
//@ property: assertion
//@ options: --timeouts late
// why: two threads sleep, and which of them wakes first is not known: each keeps the other asleep as soon as it is awake.
public class LateSleepers {
    private static volatile int last;

    private static final class Sleeper extends Thread {
        private final int number;

        Sleeper(int number) {
            this.number = number;
        }

        @Override
        public void run() {
            try {
                Thread.sleep(10);
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
            last = number;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Sleeper one = new Sleeper(1);
        Sleeper two = new Sleeper(2);
        one.start();
        two.start();
        one.join();
        two.join();
        assert last == 2; //~
    }
}
