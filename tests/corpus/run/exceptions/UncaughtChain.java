//@ about: an uncaught exception with causes and suppressed ones is printed on standard error, and the status is 1
//@ exit: 1
public class UncaughtChain {
    static class Failure extends Exception {
        Failure(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static void lowest(int[] a) {
        a[3] = 1;
    }

    static void middle() throws Failure {
        try {
            lowest(new int[2]);
        } catch (ArrayIndexOutOfBoundsException e) {
            throw new Failure("middle", e);
        }
    }

    static void top() {
        try {
            middle();
        } catch (Failure e) {
            IllegalStateException outer = new IllegalStateException("top", e);
            outer.addSuppressed(new RuntimeException("beside"));
            throw outer;
        } finally {
            System.out.println("finally ran");
        }
    }

    public static void main(String[] args) {
        System.out.println("begin");
        top();
        System.out.println("not reached");
    }
}
