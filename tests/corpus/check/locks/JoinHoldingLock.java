//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: main waits for the end of a thread that needs the lock main holds.
public class JoinHoldingLock {
    static final Object LOCK = new Object();

    static final class Worker extends Thread {
        @Override
        public void run() {
            synchronized (LOCK) { //~
                Thread.yield();
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Worker worker = new Worker();
        synchronized (LOCK) {
            worker.start();
            worker.join(); //~
        }
    }
}
