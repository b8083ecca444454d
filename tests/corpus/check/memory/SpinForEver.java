//@ verdict: holds
//@ assurance: jmm
// why: a thread that spins for ever can always move: no deadlock, and no threshold cuts it.
public class SpinForEver {
    static volatile boolean never;

    static final class Spinner extends Thread {
        @Override
        public void run() {
            while (!never) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] arguments) {
        new Spinner().start();
        new Spinner().start();
    }
}
