//@ verdict: violated
//@ property: assertion
//@ depth: deep for a search that matches states only
//@ search: --match 'MatchedIgnored.taken' --remove MatchedIgnored.total
// why: the total does not count at all, so there is an end; both may take
public class MatchedIgnored {
    static int total;
    static int taken;

    static synchronized int taken() {
        total++;
        return taken;
    }

    static synchronized void take(int seen) {
        taken = seen + 1;
    }

    static void work() {
        for (int turn = 0; turn < 2; turn++) {
            take(taken());
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(MatchedIgnored::work);
        other.start();
        work();
        other.join();
        assert taken == 4;
    }
}
