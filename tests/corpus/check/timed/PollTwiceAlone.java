//@ verdict: violated
//@ property: assertion
// why: nobody else lives; both calls time out in every run, and the assertion comes after them.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PollTwiceAlone {
    public static void main(String[] arguments) throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        queue.poll(1, TimeUnit.SECONDS);
        queue.poll(1, TimeUnit.SECONDS);
        assert false : "reached in every run"; //~
    }
}
