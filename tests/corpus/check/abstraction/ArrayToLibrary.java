//@ verdict: unknown
//@ reason: unsupported: there is no abstraction
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data ArrayToLibrary.COUNTS=signs
// why: the class library fills the array with a number, where there should be a class of numbers
public class ArrayToLibrary {
    static final int[] COUNTS = new int[3];

    static synchronized void count(int which) {
        COUNTS[which] = COUNTS[which] + 1;
        if (COUNTS[which] < 0) {
            java.util.Arrays.fill(COUNTS, 7);
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
