//@ verdict: unknown
//@ reason: unsupported: there is no abstraction: removed data is put into an array
//@ depth: deep for an abstraction only
//@ search: --abstract --remove IndexRemoved.place
// why: which element is written depends on data that is removed
public class IndexRemoved {
    static int place;
    static final int[] ELEMENTS = new int[2];

    public static void main(String[] arguments) {
        place = 1;
        ELEMENTS[place] = 1;
        assert ELEMENTS[0] == 0;
    }
}
