//@ verdict: unknown
//@ reason: unsupported: a run of the abstraction goes wrong that could not be followed on the program
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenLongOrderSame.time=signs
// why: of two positive numbers it is not known which is greater
public class TokenLongOrderSame {
    static long time;
    static long later;

    public static void main(String[] arguments) {
        time = 5_000_000_000L + arguments.length;
        later = time + 1;
        assert later > time;
    }
}
