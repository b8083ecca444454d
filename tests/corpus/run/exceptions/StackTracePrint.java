//@ about: printStackTrace shows class, method and line of each frame, causes with common frames, and suppressed exceptions
public class StackTracePrint {
    static class Thrower {
        int value;
        Thrower(int n) {
            if (n < 0) throw new IllegalArgumentException("negative: " + n);
            value = n;
        }

        static Thrower make(int n) {
            try {
                return new Thrower(n);
            } catch (IllegalArgumentException e) {
                throw new IllegalStateException("cannot make", e);
            }
        }

        class Inner {
            void call() {
                recurse(3);
            }

            void recurse(int depth) {
                if (depth == 0) {
                    throw new UnsupportedOperationException();
                }
                recurse(depth - 1);
            }
        }
    }

    interface Shape {
        default int area() {
            return side() * side();
        }

        int side();
    }

    public static void main(String[] args) {
        try {
            Thrower.make(-1);
        } catch (RuntimeException e) {
            e.printStackTrace(System.out);
        }
        try {
            new Thrower(1).new Inner().call();
        } catch (RuntimeException e) {
            e.printStackTrace(System.out);
        }
        try {
            new Shape() {
                @Override public int side() {
                    throw new RuntimeException("multi\nline");
                }
            }.area();
        } catch (RuntimeException e) {
            RuntimeException outer = new RuntimeException(
                e);
            outer.addSuppressed(new Error("first", new Exception("cause of first")));
            outer.addSuppressed(new Error("second"));
            outer.printStackTrace(System.out);
        }
    }
}
