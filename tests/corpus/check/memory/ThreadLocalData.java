//@ verdict: holds
//@ assurance: jmm
// why: each thread has a value of its own.
public class ThreadLocalData {
    static final ThreadLocal<int[]> CELL = new ThreadLocal<>();

    static final class Worker extends Thread {
        @Override
        public void run() {
            CELL.set(new int[1]);
            CELL.get()[0]++;
            assert CELL.get()[0] == 1;
        }
    }

    public static void main(String[] arguments) {
        new Worker().start();
        new Worker().start();
        assert CELL.get() == null;
    }
}
