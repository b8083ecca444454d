//@ verdict: violated
//@ property: exception
//@ all: exception
// why: the error of a static initialiser leaves main as ExceptionInInitializerError.
public class InitialiserFails {
    static final class Broken {
        static final int VALUE = compute();

        static int compute() {
            throw new IllegalStateException("initialiser");
        }
    }

    public static void main(String[] arguments) {
        int value = Broken.VALUE;
    }
}
