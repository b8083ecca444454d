//@ verdict: unknown
//@ reason: unsupported: there is no abstraction: abstract data is handed to java.lang.Integer.compare
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenToLibrary.number=signs
// why: a token is no number for the class library
public class TokenToLibrary {
    static int number;

    public static void main(String[] arguments) {
        number = -4;
        assert Integer.compare(number, 0) < 0;
    }
}
