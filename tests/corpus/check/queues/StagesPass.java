//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: each stage takes from the queue before it and puts into the one behind it; nothing is lost and nothing overtakes.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class StagesPass {
    record Stage(BlockingQueue<Integer> in, BlockingQueue<Integer> out) implements Runnable {
        @Override
        public void run() {
            try {
                out.put(in.take() + 1);
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
        new Thread(new Stage(second, third)).start();
        first.put(0);
        first.put(10);
        assert third.take() == 2;
        assert third.take() == 12;
    }
}
