//@ verdict: unknown
//@ reason: unsupported: there is no abstraction: DataAndPredicates.number is abstracted in two ways
//@ depth: deep for an abstraction only
//@ search: --abstract --data DataAndPredicates.number=signs --predicate 'DataAndPredicates: number == 1'
// why: one field cannot be abstracted in two ways
public class DataAndPredicates {
    static int number;

    public static void main(String[] arguments) {
        number = 1;
        assert number == 1;
    }
}
