//@ verdict: unknown
//@ reason: unsupported: there is no abstraction
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenInLibraryField.changes=signs
// why: the class library reads the field that the token would be kept in
import java.util.ArrayList;

public class TokenInLibraryField {
    static int changes;

    static class Counted extends ArrayList<String> {
        void pretend() {
            modCount = changes;
        }
    }

    public static void main(String[] arguments) {
        changes = 3;
        Counted list = new Counted();
        list.pretend();
        assert list.isEmpty();
    }
}
