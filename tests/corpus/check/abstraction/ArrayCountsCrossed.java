//@ verdict: violated
//@ property: assertion
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data ArrayCountsCrossed.COUNTS=signs
// why: the other one may have counted, too
public class ArrayCountsCrossed {
    static final int[] COUNTS = new int[3];

    static synchronized void count(int which) {
        COUNTS[which] = COUNTS[which] + 1;
        if (COUNTS[which] < 0) {
            COUNTS[which] = 0;
        }
    }

    static synchronized void look(int own) {
        assert COUNTS[1 - own] == 0;
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
