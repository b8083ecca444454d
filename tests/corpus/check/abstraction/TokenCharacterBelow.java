//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenCharacterBelow.code=set:-1,0,65535
// why: no character is negative
public class TokenCharacterBelow {
    static char letter;
    static int code;

    public static void main(String[] arguments) {
        code = -1;
        letter = (char) code;
        assert letter < 0;
    }
}
