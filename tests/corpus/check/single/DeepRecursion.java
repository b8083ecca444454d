//@ verdict: violated
//@ property: exception
//@ all: exception
// why: nobody catches the end of the stack.
public class DeepRecursion {
    static int depth;

    static void descend() {
        depth++;
        descend();
    }

    public static void main(String[] arguments) {
        descend();
    }
}
