//@ verdict: holds
//@ assurance: jmm
// why: a thread that is started while another one holds its monitor starts when the monitor is free.
public class StartHeldUp {
    static final class Worker extends Thread {
        @Override
        public void run() {
        }
    }

    static final Worker WORKER = new Worker();
    static int seen;

    static final class Starter extends Thread {
        @Override
        public void run() {
            WORKER.start();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Starter starter = new Starter();
        starter.start();
        Thread child;
        synchronized (WORKER) {
            seen++;
            child = new Thread();
        }
        starter.join();
        WORKER.join();
        assert !WORKER.isAlive() && !child.isAlive();
    }
}
