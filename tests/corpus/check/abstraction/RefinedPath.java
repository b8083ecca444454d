//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --remove RefinedPath.number --refine 6
// why: the predicates that are missing are found on the runs that the program does not have
public class RefinedPath {
    static int number = 1;

    public static void main(String[] arguments) {
        number = number + 1;
        assert number != 5;
    }
}
