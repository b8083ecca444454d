//@ verdict: holds
//@ assurance: jmm
// why: the partner is called without holding the own lock.
public class SynchronizedCycleOpen {
    private SynchronizedCycleOpen partner;
    private int visits;

    void visit() {
        synchronized (this) {
            visits++;
        }
        partner.receive();
    }

    synchronized void receive() {
        visits++;
    }

    static final class Visitor extends Thread {
        private final SynchronizedCycleOpen one;

        Visitor(SynchronizedCycleOpen one) {
            this.one = one;
        }

        @Override
        public void run() {
            one.visit();
        }
    }

    public static void main(String[] arguments) {
        SynchronizedCycleOpen one = new SynchronizedCycleOpen();
        SynchronizedCycleOpen other = new SynchronizedCycleOpen();
        one.partner = other;
        other.partner = one;
        new Visitor(one).start();
        new Visitor(other).start();
    }
}
