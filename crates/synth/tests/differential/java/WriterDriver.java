import java.lang.invoke.MethodHandles;

/** Runs hand-written code of writer.rs that no synthesised class needs. */
class WriterDriver {
    static Object made(String method, Object... arguments) throws Throwable {
        return Harness.call(Harness.define(MethodHandles.lookup(), "Written"), method, arguments);
    }

    static int divide(int a, int b) {
        try {
            return Math.floorDiv(a, b);
        } catch (ArithmeticException thrown) {
            return -1;
        }
    }

    public static void main(String[] arguments) throws Throwable {
        Harness.compare("divide", () -> divide(7, 2), () -> made("divide", 7, 2));
        Harness.compare("divide by zero", () -> divide(7, 0), () -> made("divide", 7, 0));
        Harness.compare("numbers", () -> "" + -1 + 127 + -129 + 32768 + 1L + (1L << 40) + 0f + -0f + 0d + -0d, () -> made("numbers"));
        Harness.compare("far local", () -> 42L, () -> made("farLocal"));
        Harness.compare("throw", () -> { throw new IllegalStateException(); }, () -> made("throwing"));
    }
}
