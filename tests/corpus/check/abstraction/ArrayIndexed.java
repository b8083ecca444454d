//@ verdict: unknown
//@ reason: unsupported: there is no abstraction
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data ArrayIndexed.COUNTS=signs
// why: a class of numbers is no index
public class ArrayIndexed {
    static final int[] COUNTS = new int[3];

    static synchronized void count(int which) {
        COUNTS[COUNTS[which] & 1] = 1;
        
    }

    static synchronized void look(int own) {
        assert COUNTS[2] == 0;
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
