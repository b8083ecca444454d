//@ verdict: holds
//@ assurance: jmm
// why: as in MadeLater, but the method is synchronized.
public class MadeLaterLocked {
    static volatile Step step;
    static volatile int value;
    static volatile boolean first, second;

    abstract static class Step {
        abstract void make();
    }

    static final class Add extends Step {
        @Override
        synchronized void make() {
            value++;
        }
    }

    static boolean work() {
        Step found = step;
        if (found == null) {
            return false;
        }
        found.make();
        return true;
    }

    static final class First extends Thread {
        @Override
        public void run() {
            first = work();
        }
    }

    static final class Second extends Thread {
        @Override
        public void run() {
            second = work();
        }
    }

    static final class Maker extends Thread {
        @Override
        public void run() {
            try {
                step = (Step) Class.forName("MadeLaterLocked$Add").getDeclaredConstructor().newInstance();
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] threads = {new First(), new Second(), new Maker()};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert !(first && second && value == 1);
    }
}
