//@ verdict: violated
//@ property: assertion
// why: a new thread may be made before another changes the class loader of its maker, though nobody but the new thread ever looks at a loader.
public class LoaderTakenOver {
    static volatile Thread child;

    static final class Child extends Thread {
        @Override
        public void run() {
            assert Thread.currentThread().getContextClassLoader() == null; //~
        }
    }

    static final class Changer extends Thread {
        final Thread maker;

        Changer(Thread maker) {
            this.maker = maker;
        }

        @Override
        public void run() {
            maker.setContextClassLoader(null);
        }
    }

    static final class Starter extends Thread {
        final Thread maker;

        Starter(Thread maker) {
            this.maker = maker;
        }

        @Override
        public void run() {
            try {
                maker.join();
            } catch (InterruptedException exception) {
                return;
            }
            child.start();
        }
    }

    public static void main(String[] arguments) {
        new Starter(Thread.currentThread()).start();
        new Changer(Thread.currentThread()).start();
        child = new Child();
    }
}
