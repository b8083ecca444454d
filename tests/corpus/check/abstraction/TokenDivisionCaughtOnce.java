//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenDivisionCaughtOnce.parts=set:0,4
// why: zero throws, and is caught; then there is a second try
public class TokenDivisionCaughtOnce {
    static int parts;
    static int share;

    public static void main(String[] arguments) {
        int tries = 0;
        while (tries < 2) {
            try {
                tries++;
                share = 12 / parts;
                break;
            } catch (ArithmeticException nothing) {
                parts = 4;
            }
        }
        assert tries == 1;
    }
}
