//@ verdict: unknown
//@ reason: unsupported: a run of the abstraction goes wrong that could not be followed on the program
//@ depth: deep for an abstraction only
//@ search: --abstract --remove TooFewPredicates.number --predicate 'TooFewPredicates: number == 5'
// why: the bit does not say that 2 follows 1, so the abstraction may come to 5; the program does not
public class TooFewPredicates {
    static int number = 1;

    public static void main(String[] arguments) {
        number = number + 1;
        assert number != 5;
    }
}
