//@ verdict: violated
//@ property: assertion
// why: a new thread takes over the class loader of the one that makes it, which another may have changed before.
public class LoaderInherited {
    static Thread first;

    static final class Worker extends Thread {
        @Override
        public void run() {
            first.setContextClassLoader(null);
        }
    }

    public static void main(String[] arguments) throws Exception {
        first = Thread.currentThread();
        Worker worker = new Worker();
        worker.start();
        Thread child = new Thread();
        worker.join();
        assert child.getContextClassLoader() != null; //~
    }
}
