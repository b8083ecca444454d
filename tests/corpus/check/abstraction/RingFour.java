//@ verdict: holds
//@ assurance: sc
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data RingFour.hops=mod:4
// why: the token is where the number of hops says, and overflow keeps its remainder
public class RingFour {
    static int hops;
    static final Object LOCK = new Object();
    static volatile int working;

    static class Node extends Thread {
        final int number;

        Node(int number) {
            this.number = number;
        }

        public void run() {
            try {
                while (true) {
                    synchronized (LOCK) {
                        while ((hops & 3) != number) {
                            LOCK.wait();
                        }
                    }
                    working = working + 1;
                    assert working == 1;
                    working = working - 1;
                    synchronized (LOCK) {
                        hops = hops + 1;
                        LOCK.notifyAll();
                    }
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] arguments) {
        for (int number = 0; number < 4; number++) {
            new Node(number).start();
        }
    }
}
