//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenLeast.left=interval:0..10
// why: no more is taken than there is
public class TokenLeast {
    static int left = 10;
    static int spent;

    public static void main(String[] arguments) {
        while (true) {
            int now = Math.min(3, left);
            left = left - now;
            assert left >= 0;
            if (left == 0) {
                left = 10;
            }
        }
    }
}
