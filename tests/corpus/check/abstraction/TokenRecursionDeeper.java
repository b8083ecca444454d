//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenRecursionDeeper.depth=interval:0..4
// why: zero is what comes back
public class TokenRecursionDeeper {
    static int depth;

    public static void main(String[] arguments) {
        depth = 4;
        assert down(depth) == 1;
    }

    static int down(int from) {
        if (from > 0) {
            return down(from - 1);
        }
        return from;
    }
}
