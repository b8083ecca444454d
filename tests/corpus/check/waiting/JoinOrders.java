//@ verdict: holds
//@ assurance: jmm
// why: join returns after the worker's last write.
public class JoinOrders {
    static int result;

    static final class Worker extends Thread {
        @Override
        public void run() {
            result = 42;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Worker worker = new Worker();
        worker.start();
        worker.join();
        assert result == 42;
        assert worker.getState() == Thread.State.TERMINATED;
    }
}
