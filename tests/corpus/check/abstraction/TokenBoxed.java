//@ verdict: unknown
//@ reason: unsupported: there is no abstraction
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenBoxed.number=signs
// why: a boxed number is an object of the class library
public class TokenBoxed {
    static int number;

    public static void main(String[] arguments) {
        number = 1;
        Integer boxed = number;
        assert boxed == 1;
    }
}
