//@ verdict: holds
//@ assurance: jmm
// why: whoever waits for the lock of the starter has left the monitor of the group, so the start can go on.
public class GroupLeftAtStart {
    static final Object LOCK = new Object();

    static final class Child extends Thread {
        @Override
        public void run() {
        }
    }

    static final class Starter extends Thread {
        final Thread child;

        Starter(Thread child) {
            this.child = child;
        }

        @Override
        public void run() {
            synchronized (LOCK) {
                child.start();
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        new Starter(new Child()).start();
        synchronized (group) {
            group.wait(1000);
        }
        synchronized (LOCK) {
        }
    }
}
