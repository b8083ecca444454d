//@ verdict: holds
//@ assurance: jmm
// why: nobody interrupts the sleeper.
public class SleepUndisturbed {
    static final class Sleeper extends Thread {
        @Override
        public void run() {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException unexpected) {
                throw new IllegalStateException("woken");
            }
        }
    }

    public static void main(String[] arguments) {
        new Sleeper().start();
    }
}
