//@ verdict: violated
//@ property: assertion
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: two threads of one stage may overtake each other.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class StagesOvertake {
    record Stage(BlockingQueue<Integer> in, BlockingQueue<Integer> out) implements Runnable {
        @Override
        public void run() {
            try {
                out.put(in.take() + 1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        BlockingQueue<Integer> first = new ArrayBlockingQueue<>(2);
        BlockingQueue<Integer> second = new ArrayBlockingQueue<>(1);
        BlockingQueue<Integer> third = new ArrayBlockingQueue<>(1);
        new Thread(new Stage(first, second)).start();
        new Thread(new Stage(first, second)).start();
        new Thread(new Stage(second, third)).start();
        new Thread(new Stage(second, third)).start();
        first.put(0);
        first.put(10);
        assert third.take() == 2;
        assert third.take() == 12;
    }
}
