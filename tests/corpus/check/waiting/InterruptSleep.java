//@ verdict: violated
//@ property: exception
//@ all: exception
// why: the interrupt may come before the sleep has ended, and the worker does not expect it.
public class InterruptSleep {
    static final class Sleeper extends Thread {
        @Override
        public void run() {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException unexpected) {
                throw new IllegalStateException("woken"); //~
            }
        }
    }

    public static void main(String[] arguments) {
        Sleeper sleeper = new Sleeper();
        sleeper.start();
        sleeper.interrupt();
    }
}
