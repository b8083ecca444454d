//@ verdict: holds
//@ assurance: jmm
// why: the stack ends somewhere, and the program expects it.
public class DeepRecursionCaught {
    static int depth;

    static void descend() {
        depth++;
        descend();
    }

    public static void main(String[] arguments) {
        boolean caught = false;
        try {
            descend();
        } catch (StackOverflowError expected) {
            caught = true;
        }
        assert caught && depth > 100;
    }
}
