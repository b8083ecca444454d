//@ verdict: violated
//@ property: assertion
// why: the program looks at the clock between two calls that time out; the assertion comes after them in every run.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

public class ClockAndTwoPolls {
    public static void main(String[] arguments) throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        long before = System.nanoTime();
        queue.poll(1, TimeUnit.SECONDS);
        long after = System.nanoTime();
        queue.poll(1, TimeUnit.SECONDS);
        assert after - before < 1_000_000_000; //~
    }
}
