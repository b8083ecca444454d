//@ verdict: holds
//@ jdk: 17 only
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: two threads hand over for ever, and one of them waits at any time: there are few states all the same (on 25 a
// thread that waits keeps hold of the chain behind its node, and there is no end).
import java.util.concurrent.SynchronousQueue;

public class HandedForEver {
    static final SynchronousQueue<Integer> QUEUE = new SynchronousQueue<>(true);

    static void give() {
        try {
            while (true) {
                QUEUE.put(1);
            }
        } catch (InterruptedException never) {
            assert false;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Thread(HandedForEver::give).start();
        new Thread(HandedForEver::give).start();
        while (true) {
            int item = QUEUE.take();
            assert item == 1;
        }
    }
}
