//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenNarrowNot.number=set:126,127,-128
// why: 127 is the greatest byte, and the next one is the least
public class TokenNarrowNot {
    static byte number;

    public static void main(String[] arguments) {
        number = 126;
        number++;
        assert number == 127;
        number++;
        assert number == -128;
    }
}
