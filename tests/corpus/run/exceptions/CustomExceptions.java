//@ about: exceptions may override message, toString and stack trace, and be thrown without being declared
public class CustomExceptions {
    static class Coded extends Exception {
        final int code;
        Coded(int code) { super("code " + code); this.code = code; }
        @Override public String getMessage() { return super.getMessage() + "!"; }
        @Override public String getLocalizedMessage() { return "localised " + code; }
    }

    static class Spoken extends RuntimeException {
        @Override public String toString() { return "Spoken here"; }
    }

    static class Light extends RuntimeException {
        Light(String message) { super(message, null, false, false); }
    }

    static class Unfilled extends Error {
        @Override public Throwable fillInStackTrace() { return this; }
    }

    static final RuntimeException SHARED = new RuntimeException("shared");

    @SuppressWarnings("unchecked")
    static <T extends Throwable> T sneaky(Throwable t) throws T {
        throw (T) t;
    }

    public static void main(String[] args) {
        try {
            throw new Coded(5);
        } catch (Coded e) {
            System.out.println(e + " | " + e.getMessage() + " | " + e.code);
        }
        Throwable[] all = {new Spoken(), new Light("light"), new Unfilled(), new Throwable(),
            new Exception((String) null), new RuntimeException(new Coded(1)), new Exception("", null)};
        for (Throwable t : all) {
            System.out.println(t + " | " + t.getMessage() + " | " + t.getCause() + " | "
                + (t.getStackTrace().length > 0));
        }
        Light light = new Light("l");
        light.addSuppressed(new Exception("ignored"));
        System.out.println(light.getSuppressed().length);
        light.printStackTrace(System.out);
        new Spoken().printStackTrace(System.out);
        light.setStackTrace(new Throwable().getStackTrace());
        System.out.println(light.getStackTrace().length);
        try {
            CustomExceptions.<RuntimeException>sneaky(new Coded(9));
        } catch (Exception e) {
            System.out.println(e instanceof Coded);
        }
        try {
            throw SHARED;
        } catch (RuntimeException e) {
            System.out.println(e == SHARED);
            System.out.println(e.getStackTrace()[0].getMethodName());
        }
        try {
            sneaky(null);
        } catch (Throwable t) {
            System.out.println(t.getClass().getSimpleName());
        }
    }
}
