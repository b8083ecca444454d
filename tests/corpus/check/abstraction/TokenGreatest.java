//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenGreatest.left=interval:0..10
// why: at least three are taken, also of less
public class TokenGreatest {
    static int left = 10;
    static int spent;

    public static void main(String[] arguments) {
        while (true) {
            int now = Math.max(3, left - 8);
            left = left - now;
            assert left >= 0;
            if (left == 0) {
                left = 10;
            }
        }
    }
}
