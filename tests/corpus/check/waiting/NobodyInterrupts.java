//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: nobody ends the wait.
public class NobodyInterrupts {
    static final class Waiter extends Thread {
        @Override
        public void run() {
            synchronized (this) {
                try {
                    wait(); //~
                } catch (InterruptedException expected) {
                    throw new IllegalStateException(expected);
                }
            }
        }
    }

    public static void main(String[] arguments) {
        new Waiter().start();
    }
}
