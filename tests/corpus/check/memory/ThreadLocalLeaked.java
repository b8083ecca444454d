//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: both threads put the same array into their thread-local variable.
public class ThreadLocalLeaked {
    static final ThreadLocal<int[]> CELL = new ThreadLocal<>();
    static final int[] SHARED = new int[1];

    static final class Worker extends Thread {
        @Override
        public void run() {
            CELL.set(SHARED);
            CELL.get()[0]++;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Worker one = new Worker();
        Worker other = new Worker();
        one.start();
        other.start();
        one.join();
        other.join();
        assert SHARED[0] == 2; //~
    }
}
