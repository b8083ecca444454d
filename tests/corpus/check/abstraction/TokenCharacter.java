//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenCharacter.code=set:-1,0,65535
// why: minus one is the greatest character, and characters are not negative
public class TokenCharacter {
    static char letter;
    static int code;

    public static void main(String[] arguments) {
        code = -1;
        letter = (char) code;
        assert letter > 0;
    }
}
