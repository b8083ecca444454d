//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenShiftLess.number=mod:8
// why: a shift by two is no multiple of eight
public class TokenShiftLess {
    static int number;
    static int shifted;

    public static void main(String[] arguments) {
        number = arguments.length + 5;
        shifted = number << 2;
        assert shifted % 8 == 0;
    }
}
