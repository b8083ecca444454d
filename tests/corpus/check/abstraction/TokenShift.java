//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenShift.number=mod:8
// why: a shift by three is a multiple of eight, and what is shifted back without sign is not negative
public class TokenShift {
    static int number;
    static int shifted;

    public static void main(String[] arguments) {
        number = arguments.length + 5;
        shifted = number << 3;
        assert shifted % 8 == 0;
        assert (shifted & 7) == 0;
    }
}
