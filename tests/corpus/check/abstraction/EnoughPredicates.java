//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --remove EnoughPredicates.number --predicate 'EnoughPredicates: number == 5' --predicate 'EnoughPredicates: number == 1'
// why: what follows 1 is not 5
public class EnoughPredicates {
    static int number = 1;

    public static void main(String[] arguments) {
        number = number + 1;
        assert number != 5;
    }
}
