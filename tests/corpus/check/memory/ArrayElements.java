//@ verdict: holds
//@ assurance: jmm
// why: each thread has an element of its own.
public class ArrayElements {
    static final int[] CELLS = new int[2];

    static final class Worker extends Thread {
        private final int index;

        Worker(int index) {
            this.index = index;
        }

        @Override
        public void run() {
            CELLS[index]++;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Worker one = new Worker(0);
        Worker other = new Worker(1);
        one.start();
        other.start();
        one.join();
        other.join();
        assert CELLS[0] + CELLS[1] == 2;
    }
}
