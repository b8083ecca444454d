//@ verdict: violated
//@ property: deadlock
// why: 292 million years are no time-out that a program counts on.
public class WaitsNearlyForEver {
    static final Object MONITOR = new Object();

    static final class Waiter extends Thread {
        @Override
        public void run() {
            synchronized (MONITOR) {
                try {
                    MONITOR.wait(Long.MAX_VALUE); //~
                } catch (InterruptedException ended) {
                    // Nobody does that.
                }
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Waiter waiter = new Waiter();
        waiter.start();
        waiter.join(); //~
    }
}
