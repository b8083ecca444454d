/** Exceptions of statements whose value is known, and what handlers see of variables. */
public class Throwing {
    int known = 7;
    int[] numbers = {1};
    static boolean on = true;

    static int divide(int one, int other) {
        return one / other;
    }

    static void fail() {
        throw new IllegalStateException();
    }

    static int seen(boolean fails) {
        int stage = 1;
        try {
            stage = 2;
            if (fails) {
                fail();
            }
            stage = 3;
        } catch (IllegalStateException exception) {
            return stage * 10;
        } finally {
            stage = 4;
        }
        return stage;
    }

    static int seenAtOnce() {
        int stage = 1;
        try {
            stage = 2;
            fail();
        } catch (IllegalStateException exception) {
            return stage * 10;
        }
        return stage;
    }

    static int never() {
        throw new UnsupportedOperationException("never");
    }

    public static void main(String[] arguments) {
        int zero = 0;
        try {
            if (on) {
                int unused = 1 / zero;
            }
            System.out.println("not here");
        } catch (ArithmeticException exception) {
            System.out.println("by zero");
        }
        try {
            System.out.println(divide(4, 2) + divide(4, zero));
        } catch (ArithmeticException exception) {
            System.out.println("again");
        }
        Throwing nothing = null;
        try {
            int value = nothing.known;
            System.out.println("not here");
        } catch (NullPointerException exception) {
            System.out.println("null");
        }
        try {
            Object text = "text";
            Integer number = (Integer) text;
            System.out.println("not here");
        } catch (ClassCastException exception) {
            System.out.println("cast");
        }
        try {
            int index = 1;
            System.out.println(new Throwing().numbers[index]);
        } catch (ArrayIndexOutOfBoundsException exception) {
            System.out.println("index");
        }
        try {
            if (never() == 0) {
                System.out.println("not here");
            }
        } catch (UnsupportedOperationException exception) {
            System.out.println(exception.getMessage());
        }
        try {
            int[] negative = new int[zero - 1];
        } catch (NegativeArraySizeException exception) {
            System.out.println("size");
        }
        System.out.println(seen(true) + " " + seen(false) + " " + seenAtOnce());
    }
}
