//@ verdict: holds
//@ assurance: jmm
// why: the new thread is made when the class loader of its maker has been changed.
public class LoaderTakenOverAfter {
    static volatile Thread child;

    static final class Child extends Thread {
        @Override
        public void run() {
            assert Thread.currentThread().getContextClassLoader() == null;
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

    public static void main(String[] arguments) throws InterruptedException {
        new Starter(Thread.currentThread()).start();
        Thread changer = new Changer(Thread.currentThread());
        changer.start();
        changer.join();
        child = new Child();
    }
}
