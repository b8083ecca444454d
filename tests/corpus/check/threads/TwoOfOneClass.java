//@ verdict: holds
//@ assurance: jmm
// why: two threads of one class are two objects with fields of their own.
public class TwoOfOneClass {
    static final class Worker extends Thread {
        private final int mark;
        private int own;

        Worker(int mark) {
            this.mark = mark;
        }

        @Override
        public void run() {
            own = mark;
            assert own == mark && this == Thread.currentThread();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Worker one = new Worker(1);
        Worker other = new Worker(2);
        one.start();
        other.start();
        one.join();
        other.join();
        assert one.own == 1 && other.own == 2;
    }
}
