//@ verdict: violated
//@ property: exception
// why: nobody catches what the deepest call throws.
public class RecursionExceptionEscapes {
    static int dive(int depth) {
        if (depth == 0) {
            throw new IllegalStateException(); //~
        }
        return dive(depth - 1) + 1;
    }

    public static void main(String[] args) {
        dive(3);
    }
}
