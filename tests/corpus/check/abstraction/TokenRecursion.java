//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenRecursion.depth=interval:0..4
// why: from four it goes down to zero, and zero is what comes back
public class TokenRecursion {
    static int depth;

    public static void main(String[] arguments) {
        depth = 4;
        assert down(depth) == 0;
    }

    static int down(int from) {
        if (from > 0) {
            return down(from - 1);
        }
        return from;
    }
}
