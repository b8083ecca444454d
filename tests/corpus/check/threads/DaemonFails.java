//@ verdict: violated
//@ property: exception
//@ all: exception
// why: the daemon may run while main still does.
public class DaemonFails {
    static final class Worker extends Thread {
        @Override
        public void run() {
            throw new IllegalStateException("daemon"); //~
        }
    }

    public static void main(String[] arguments) {
        Worker worker = new Worker();
        worker.setDaemon(true);
        worker.start();
        Thread.yield();
    }
}
