//@ verdict: holds
//@ assurance: jmm
// why: a new thread takes over the priority of the one that makes it: what is changed afterwards is the priority of the maker alone.
public class PriorityInheritedBefore {
    static Thread first;

    static final class Worker extends Thread {
        @Override
        public void run() {
            first.setPriority(7);
        }
    }

    public static void main(String[] arguments) throws Exception {
        first = Thread.currentThread();
        Worker worker = new Worker();
        Thread child = new Thread();
        worker.start();
        worker.join();
        assert child.getPriority() == 5;
    }
}
