//@ verdict: violated
//@ property: assertion
// why: seed 001, section 11: a = b * c + d reads b before c, and another thread may write in between.
public class Expressions {
    static volatile int b = 2;
    static volatile int c = 3;
    static final int d = 1;

    public static void main(String[] arguments) {
        new Thread(() -> {
            b = 4;
            c = 5;
        }).start();
        int a = b * c + d;
        assert a == 7 || a == 13 || a == 21 : a;
    }
}
