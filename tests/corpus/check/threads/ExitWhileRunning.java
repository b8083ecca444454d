//@ verdict: holds
//@ assurance: jmm
// why: exit ends the program whatever the others do, even where they wait for ever.
public class ExitWhileRunning {
    static final class Waiter extends Thread {
        @Override
        public void run() {
            synchronized (this) {
                try {
                    wait();
                } catch (InterruptedException nobodyDoesThis) {
                    throw new IllegalStateException(nobodyDoesThis);
                }
            }
        }
    }

    public static void main(String[] arguments) {
        new Waiter().start();
        System.exit(0);
    }
}
