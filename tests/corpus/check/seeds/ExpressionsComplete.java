//@ verdict: holds
//@ assurance: jmm
// why: seed 001, section 11: the operands are read from left to right (JLS 15.7), so 3 * 4 + 1 cannot be.
public class ExpressionsComplete {
    static volatile int b = 2;
    static volatile int c = 3;
    static final int d = 1;

    public static void main(String[] arguments) {
        new Thread(() -> {
            b = 4;
            c = 5;
        }).start();
        int a = b * c + d;
        assert a == 7 || a == 11 || a == 13 || a == 21 : a;
    }
}
