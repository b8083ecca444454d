//@ verdict: violated
//@ property: deadlock
//@ jdk: 17 only
// why: a start enters the monitor of the group (up to JDK 18), which a thread whose wait there is over holds while it waits for the starter's lock.
public class GroupHeldAtStart {
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
            synchronized (LOCK) {
            }
        }
    }
}
