//@ about: a finally that returns, throws, breaks or continues discards what was under way
public class FinallyOverrides {
    @SuppressWarnings("finally")
    static int returnOverReturn() {
        try { return 1; } finally { return 2; }
    }

    @SuppressWarnings("finally")
    static int returnOverThrow() {
        try { throw new IllegalStateException(); } finally { return 3; }
    }

    @SuppressWarnings("finally")
    static int breakOverThrow() {
        while (true) {
            try { throw new IllegalStateException(); } finally { break; }
        }
        return 4;
    }

    @SuppressWarnings("finally")
    static int continueOverReturn() {
        int n = 0;
        do {
            try { n++; return n; } finally { if (n < 5) continue; }
        } while (n < 5);
        return -n;
    }

    static int throwOverThrow() {
        try { throw new IllegalStateException("lost"); } finally { if (true)
            throw new IllegalArgumentException("kept"); }
    }

    static int valueIsSaved() {
        int x = 10;
        try { return x; } finally { x = 20; }
    }

    static StringBuilder referenceIsSaved() {
        StringBuilder b = new StringBuilder("b");
        try { return b; } finally { b.append("+"); b = null; }
    }

    static long wideIsSaved(long l, double d) {
        try { return l + (long) d; } finally { l = 0; d = Double.NaN; }
    }

    @SuppressWarnings("finally")
    static String nestedReturns() {
        try {
            try { return "inner"; } finally { System.out.print("[1]"); }
        } finally {
            try { throw new Error("swallowed"); } catch (Error e) { System.out.print("[2]"); }
                finally { return "outermost"; }
        }
    }

    @SuppressWarnings("finally")
    static int errorIsEaten(int n) {
        try { return errorIsEaten(n / 0); } catch (ArithmeticException e) { throw new StackOverflowError(); }
            finally { return n; }
    }

    public static void main(String[] args) {
        System.out.println(returnOverReturn() + " " + returnOverThrow() + " " + breakOverThrow() + " "
            + continueOverReturn());
        try {
            throwOverThrow();
        } catch (RuntimeException e) {
            System.out.println(e + " " + e.getSuppressed().length + " " + e.getCause());
        }
        System.out.println(valueIsSaved() + " " + referenceIsSaved() + " " + wideIsSaved(1L << 40, 2.5) + " "
            + nestedReturns() + " " + errorIsEaten(7));
    }
}
