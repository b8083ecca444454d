//@ verdict: violated
//@ property: assertion
//@ all: assertion
//@ jdk: 25
// why: a class file of the newest version is read, not skipped, and its bug is found.
public class UnnamedVariables {
    record Pair(int left, int right) {
    }

    static int right(Object value) {
        return value instanceof Pair(_, int right) ? right : 0;
    }

    public static void main(String[] arguments) {
        try {
            assert right("none") == 0;
        } catch (RuntimeException _) {
            return;
        }
        assert right(new Pair(1, 2)) == 1; //~
    }
}
