//@ verdict: violated
//@ property: assertion
//@ depth: deep its counters have no bound, so there is no end without matching
//@ search: --match 'MatchedGap.sent - MatchedGap.received'
// why: who was notified looks no second time; the difference of the counters is all that counts of them
public class MatchedGap {
    static int sent;
    static int received;
    static boolean isFull;

    static synchronized void put() throws InterruptedException {
        while (isFull) {
            MatchedGap.class.wait();
        }
        sent++;
        isFull = true;
        MatchedGap.class.notifyAll();
    }

    static synchronized void take() throws InterruptedException {
        if (!isFull) {
            MatchedGap.class.wait();
        }
        received++;
        isFull = false;
        MatchedGap.class.notifyAll();
        assert sent - received >= 0; //~
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
        new Thread(MatchedGap::takeAll).start();
        new Thread(MatchedGap::takeAll).start();
        while (true) {
            put();
        }
    }
}
