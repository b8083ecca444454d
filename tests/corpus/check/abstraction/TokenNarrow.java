//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenNarrow.number=signs
// why: 128 as a byte is negative
public class TokenNarrow {
    static byte number;

    public static void main(String[] arguments) {
        number = 127;
        number++;
        assert number > 0;
    }
}
