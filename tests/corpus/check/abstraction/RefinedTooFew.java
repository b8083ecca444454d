//@ verdict: unknown
//@ reason: unsupported: a run of the abstraction goes wrong that could not be followed on the program
//@ depth: deep for an abstraction only
//@ search: --abstract --remove RefinedTooFew.number --refine 1
// why: one more predicate is not enough
public class RefinedTooFew {
    static int number = 1;

    public static void main(String[] arguments) {
        number = number + 1;
        assert number != 5;
    }
}
