//@ verdict: holds
//@ assurance: jmm
// why: the initialiser of the superclass fails for the subclass, too; an error is thrown as it is, another exception within one.
public class FailureOfSuperclass {
    static final class Own extends Error {
        private static final long serialVersionUID = 1;
    }

    static class Upper {
        static int value = fail();

        static int fail() {
            throw new IllegalArgumentException();
        }
    }

    static final class Lower extends Upper {
        static int other = Integer.parseInt("5");
    }

    static final class Erring {
        static int value = fail();

        static int fail() {
            throw new Own();
        }
    }

    public static void main(String[] arguments) {
        int seen = 0;
        try {
            Lower.other = 1;
        } catch (ExceptionInInitializerError expected) {
            seen += 1;
        }
        try {
            Upper.value = 1;
        } catch (NoClassDefFoundError expected) {
            seen += 2;
        }
        try {
            Erring.value = 1;
        } catch (Own expected) {
            seen += 4;
        }
        assert seen == 7;
    }
}
