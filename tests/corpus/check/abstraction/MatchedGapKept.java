//@ verdict: unknown
//@ reason: matching
//@ depth: deep its counters have no bound, so there is no end without matching
//@ search: --match 'MatchedGapKept.sent - MatchedGapKept.received'
// why: nothing is found, and a search that matches states proves nothing by a number
public class MatchedGapKept {
    static int sent;
    static int received;
    static boolean isFull;

    static synchronized void put() throws InterruptedException {
        while (isFull) {
            MatchedGapKept.class.wait();
        }
        sent++;
        isFull = true;
        MatchedGapKept.class.notifyAll();
    }

    static synchronized void take() throws InterruptedException {
        while (!isFull) {
            MatchedGapKept.class.wait();
        }
        received++;
        isFull = false;
        MatchedGapKept.class.notifyAll();
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
        new Thread(MatchedGapKept::takeAll).start();
        new Thread(MatchedGapKept::takeAll).start();
        while (true) {
            put();
        }
    }
}
