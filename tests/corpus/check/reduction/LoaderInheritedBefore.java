//@ verdict: holds
//@ assurance: jmm
// why: a new thread takes over the class loader of the one that makes it: what is changed afterwards is that of the maker alone.
public class LoaderInheritedBefore {
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
        Thread child = new Thread();
        worker.start();
        worker.join();
        assert child.getContextClassLoader() != null;
    }
}
