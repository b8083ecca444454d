//@ verdict: violated
//@ property: exception
//@ all: exception
// why: main may throw it, and nobody catches it.
public class CheckedExceptionLeaves {
    static final class Failure extends Exception {
    }

    static void fail() throws Failure {
        throw new Failure(); //~
    }

    public static void main(String[] arguments) throws Failure {
        fail();
    }
}
