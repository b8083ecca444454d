//@ verdict: violated
//@ property: deadlock
//@ jdk: 17 only
// why: a start enters the monitor of the group (up to JDK 18); main has it again when its time is over, and waits for the
// starter. Nothing in the code of main enters the monitor a second time, only the end of its wait does.
public class GroupEnteredAgain {
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
            child.start();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        Thread starter = new Starter(new Child());
        starter.start();
        synchronized (group) {
            group.wait(1000);
            starter.join();
        }
    }
}
