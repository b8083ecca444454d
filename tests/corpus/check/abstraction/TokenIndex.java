//@ verdict: unknown
//@ reason: unsupported: there is no abstraction: abstract data is put into an array
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenIndex.place=signs
// why: which element is meant is not known by a sign
public class TokenIndex {
    static int place;

    public static void main(String[] arguments) {
        int[] elements = new int[2];
        place = 1;
        elements[place] = 3;
        assert elements[1] == 3;
    }
}
