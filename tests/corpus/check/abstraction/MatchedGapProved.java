//@ verdict: holds
//@ assurance: sc
//@ depth: deep its counters have no bound, so there is no end without matching
//@ search: --match 'MatchedGapProved.sent - MatchedGapProved.received == 0, MatchedGapProved.sent - MatchedGapProved.received == 1'
// why: nothing is found, and the same conditions as predicates are decided by a solver at every statement
public class MatchedGapProved {
    static int sent;
    static int received;
    static boolean isFull;

    static synchronized void put() throws InterruptedException {
        while (isFull) {
            MatchedGapProved.class.wait();
        }
        sent++;
        isFull = true;
        MatchedGapProved.class.notifyAll();
    }

    static synchronized void take() throws InterruptedException {
        while (!isFull) {
            MatchedGapProved.class.wait();
        }
        received++;
        isFull = false;
        MatchedGapProved.class.notifyAll();
        assert sent - received >= 0;
    }

    static void takeAll() {
        try {
            while (true) {
                take();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Thread(MatchedGapProved::takeAll).start();
        new Thread(MatchedGapProved::takeAll).start();
        while (true) {
            put();
        }
    }
}
