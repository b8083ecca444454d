//@ verdict: unknown
//@ reason: matching
//@ depth: deep its counters have no bound, so there is no end without matching
//@ search: --match 'MatchedCell.COUNTS[0] > 0, MatchedCell.COUNTS[1] > 0'
// why: elements count by the two expressions only; nothing is found, nothing is proved
public class MatchedCell {
    static final int[] COUNTS = new int[3];

    static synchronized void count(int which) {
        COUNTS[which] = COUNTS[which] + 1;
        if (COUNTS[which] < 0) {
            COUNTS[which] = 0;
        }
    }

    static synchronized void look(int own) {
        assert COUNTS[own] >= 0;
    }

    public static void main(String[] arguments) {
        for (int number = 0; number < 2; number++) {
            int own = number;
            new Thread(() -> {
                while (true) {
                    count(own);
                    look(own);
                }
            }).start();
        }
    }
}
