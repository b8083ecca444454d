//@ verdict: violated
//@ property: assertion
// why: what the workers call is a method of a class that is made by its name, while they stand where they began: what they may do is more from
// then on. Both may read the value before either writes it.
public class MadeLater {
    static volatile Step step;
    static volatile int value;
    static volatile boolean first, second;

    abstract static class Step {
        abstract void make();
    }

    static final class Add extends Step {
        @Override
        void make() {
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
                step = (Step) Class.forName("MadeLater$Add").getDeclaredConstructor().newInstance();
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
        assert !(first && second && value == 1); //~
    }
}
