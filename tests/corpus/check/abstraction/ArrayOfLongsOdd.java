//@ verdict: violated
//@ property: assertion
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data ArrayOfLongsOdd.COUNTS=parity
// why: three is odd
public class ArrayOfLongsOdd {
    static final long[] COUNTS = new long[2];

    static synchronized void count(int which) {
        COUNTS[which] = COUNTS[which] + 3;
        
    }

    static synchronized void look(int own) {
        assert COUNTS[own] % 2 == 0;
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
