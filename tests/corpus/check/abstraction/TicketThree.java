//@ verdict: holds
//@ assurance: sc
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data TicketThree.next=mod:4 --data TicketThree.serving=mod:4
// why: three workers hold at most three tickets, so the remainder by four says whose turn it is
public class TicketThree {
    static final Object LOCK = new Object();
    static int next;
    static int serving;
    static volatile int inside;

    static class Worker extends Thread {
        public void run() {
            while (true) {
                int mine;
                synchronized (LOCK) {
                    mine = next;
                    next = next + 1;
                }
                boolean isServed = false;
                while (!isServed) {
                    synchronized (LOCK) {
                        isServed = serving == mine;
                    }
                }
                inside = inside + 1;
                assert inside == 1;
                inside = inside - 1;
                synchronized (LOCK) {
                    serving = serving + 1;
                }
            }
        }
    }

    public static void main(String[] arguments) {
        for (int worker = 0; worker < 3; worker++) {
            new Worker().start();
        }
    }
}
