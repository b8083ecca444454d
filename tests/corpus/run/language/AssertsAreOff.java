//@ about: a plain java leaves assert statements disabled, so that neither condition nor message is evaluated
public class AssertsAreOff {
    static int evaluated;

    static boolean check(boolean result) {
        evaluated++;
        return result;
    }

    static String message() {
        evaluated += 100;
        return "message";
    }

    static class AssertsAreOffNested {
        static boolean enabled;
        static {
            assert enabled = true;
        }
    }

    public static void main(String[] args) {
        boolean enabled = false;
        assert enabled = true;
        System.out.println("enabled: " + enabled + " nested: " + AssertsAreOffNested.enabled);
        assert check(false);
        assert check(false) : message();
        assert args == null : 1 / 0;
        System.out.println("evaluated: " + evaluated);
        System.out.println(AssertsAreOff.class.desiredAssertionStatus() + " " + String.class.desiredAssertionStatus());
        try {
            throw new AssertionError(42);
        } catch (AssertionError e) {
            System.out.println(e + " " + e.getCause());
        }
        try {
            throw new AssertionError(new IllegalStateException("inner"));
        } catch (AssertionError e) {
            System.out.println(e + " / " + e.getCause());
        }
        System.out.println(new AssertionError('c').getMessage() + new AssertionError(1.5).getMessage()
            + new AssertionError(true).getMessage()
            + new AssertionError((Object) null).getMessage() + new AssertionError("m", null).getMessage());
    }
}
