//@ verdict: holds
//@ assurance: jmm
// why: seed 001, section 12: of nested handlers the innermost that fits catches, unlike nested unless of Promela.
public class NestedHandlers {
    static final class Inner extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    static final class Outer extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    static int caught(boolean inner) {
        int found = 0;
        try {
            try {
                if (inner) {
                    throw new Inner();
                }
                throw new Outer();
            } catch (Inner exception) {
                found += 1;
            } finally {
                found += 10;
            }
        } catch (RuntimeException exception) {
            found += 100;
        }
        return found;
    }

    public static void main(String[] arguments) {
        assert caught(true) == 11;
        assert caught(false) == 110;
    }
}
