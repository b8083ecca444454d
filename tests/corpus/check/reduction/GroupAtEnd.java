//@ verdict: violated
//@ property: assertion
// why: a thread that has ended has no group any more, and it may have ended before the group is asked for.
public class GroupAtEnd {
    static final class Worker extends Thread {
        @Override
        public void run() {
        }
    }

    public static void main(String[] arguments) throws Exception {
        Worker worker = new Worker();
        worker.start();
        assert worker.getThreadGroup() != null; //~
        worker.join();
    }
}
