//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenOverflow.number=signs
// why: the sum of two positive numbers may be negative, and here it is
public class TokenOverflow {
    static int number;

    public static void main(String[] arguments) {
        number = 2_000_000_000;
        number = number + number;
        assert number > 0;
    }
}
