//@ about: main waits for a thread that needs the lock main keeps
//@ guided: 0 1 0
public class JoinWithLock {
    static final Object lock = new Object();

    static class Worker extends Thread {
        @Override
        public void run() {
            Thread.yield();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker worker = new Worker();
        synchronized (lock) {
            worker.start();
            worker.join(); //~ lock-while-blocked
        }
    }
}
