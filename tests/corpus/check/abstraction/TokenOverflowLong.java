//@ verdict: unknown
//@ reason: unsupported: a run of the abstraction goes wrong that could not be followed on the program
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenOverflowLong.number=signs
// why: a long has room for the sum, but signs do not know how great the numbers are
public class TokenOverflowLong {
    static long number;

    public static void main(String[] arguments) {
        number = 2_000_000_000;
        number = number + number;
        assert number > 0;
    }
}
