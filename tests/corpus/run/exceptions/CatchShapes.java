//@ about: the first matching catch is taken, multi-catch and rethrow keep the exception, a catch may throw again
import java.io.IOException;
import java.util.NoSuchElementException;

public class CatchShapes {
    static void raise(int n) throws Exception {
        switch (n) {
            case 0: throw new IOException("io");
            case 1: throw new NoSuchElementException("none");
            case 2: throw new ArithmeticException("sum");
            case 3: throw new Error("error");
            case 4: throw new Exception("plain");
            case 5: throw (RuntimeException) new IllegalStateException("state").initCause(new Error("root"));
            default: System.out.print("fine ");
        }
    }

    static String first(int n) {
        try {
            raise(n);
            return "nothing";
        } catch (IOException | NoSuchElementException e) {
            return "multi " + e.getMessage();
        } catch (ArithmeticException e) {
            e = new ArithmeticException("replaced " + e.getMessage());
            return e.getMessage();
        } catch (RuntimeException e) {
            return "runtime " + e.getCause();
        } catch (Exception e) {
            return "exception " + e.getMessage();
        } catch (Throwable t) {
            return "throwable " + t.getMessage();
        }
    }

    static void precise(int n) throws IOException {
        try {
            if (n == 0) throw new IOException("precise");
            if (n == 1) throw new IllegalStateException("unchecked");
        } catch (Exception e) {
            System.out.print("rethrow ");
            throw e;
        }
    }

    static String nested(int n) {
        try {
            try {
                raise(n);
            } catch (ArithmeticException e) {
                raise(4);
            } catch (NoSuchElementException e) {
                try {
                    raise(2);
                } catch (Exception inner) {
                    return e.getMessage() + "/" + inner.getMessage();
                }
            }
        } catch (Exception e) {
            return "outer " + e.getMessage();
        } catch (Error e) {
            return "outer error";
        }
        return "through";
    }

    public static void main(String[] args) {
        for (int n = 0; n < 7; n++) System.out.println(first(n) + " | " + nested(n));
        for (int n = 0; n < 3; n++) {
            try {
                precise(n);
                System.out.println("quiet");
            } catch (IOException | IllegalStateException e) {
                System.out.println(e);
            }
        }
    }
}
