//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: two objects that call each other's synchronized methods lock each other out.
public class SynchronizedCycle {
    private SynchronizedCycle partner;

    synchronized void visit() {
        partner.receive();
    }

    synchronized void receive() {
    }

    static final class Visitor extends Thread {
        private final SynchronizedCycle one;

        Visitor(SynchronizedCycle one) {
            this.one = one;
        }

        @Override
        public void run() {
            one.visit();
        }
    }

    public static void main(String[] arguments) {
        SynchronizedCycle one = new SynchronizedCycle();
        SynchronizedCycle other = new SynchronizedCycle();
        one.partner = other;
        other.partner = one;
        new Visitor(one).start();
        new Visitor(other).start();
    }
}
