//@ verdict: violated
//@ property: assertion
// why: a new thread takes over the priority of the one that makes it, which another may have changed before.
public class PriorityInherited {
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
        worker.start();
        Thread child = new Thread();
        worker.join();
        assert child.getPriority() == 5; //~
    }
}
