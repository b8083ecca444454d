//@ about: a list is locked hand over hand, always in its direction
import java.util.concurrent.locks.ReentrantLock;

public class HandOverHand {
    HandOverHand next;
    int value;

    static void visit(HandOverHand[] nodes) {
        ReentrantLock[] locks = LOCKS;
        locks[0].lock();
        for (int i = 1; i < nodes.length; i++) {
            locks[i].lock();
            locks[i - 1].unlock();
            nodes[i].value++;
        }
        locks[nodes.length - 1].unlock();
    }

    static final ReentrantLock[] LOCKS = {new ReentrantLock(), new ReentrantLock(), new ReentrantLock()};
    static final HandOverHand[] NODES = {new HandOverHand(), new HandOverHand(), new HandOverHand()};

    static class Visitor extends Thread {
        @Override
        public void run() {
            visit(NODES);
        }
    }

    public static void main(String[] args) {
        new Visitor().start();
        new Visitor().start();
    }
}
