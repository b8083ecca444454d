//@ verdict: holds
//@ assurance: jmm
// why: static initialisers run in the order of the text, at first use, and aliases are one object.
public class InitialisersRun {
    static int order;

    static final class Late {
        static final int[] FIRST = {++order};
        static final int[] ALIAS = FIRST;
        static int second = ++order;
    }

    public static void main(String[] arguments) {
        assert order == 0;
        Late.ALIAS[0] += 10;
        assert Late.FIRST[0] == 11 && Late.second == 2 && order == 2;
    }
}
