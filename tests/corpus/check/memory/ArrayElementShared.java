//@ verdict: violated
//@ property: race
//@ all: race
// why: both threads write the same element.
public class ArrayElementShared {
    static final int[] CELLS = new int[2];

    static final class Worker extends Thread {
        private final int index;

        Worker(int index) {
            this.index = index;
        }

        @Override
        public void run() {
            CELLS[index % 2] = 7; //~
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Worker one = new Worker(0);
        Worker other = new Worker(2);
        one.start();
        other.start();
        one.join();
        other.join();
        assert CELLS[0] == 7;
    }
}
