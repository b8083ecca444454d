/** Methods that are copied for constants: static, selected, private, synchronized, recursive, by super. */
public class Copies {
    static int factorial(int value) {
        return value < 2 ? 1 : value * factorial(value - 1);
    }

    int offset = 1;

    synchronized int scaled(int value, boolean twice) {
        if (twice) {
            return 2 * value + offset;
        }
        return value + offset;
    }

    private String named(String prefix, int count) {
        String result = "";
        for (int i = 0; i < count; i++) {
            result += prefix == null ? "-" : prefix;
        }
        return result;
    }

    static class Base {
        int grow(int by, boolean much) {
            return much ? by * 100 : by;
        }
    }

    static class Derived extends Base {
        @Override
        int grow(int by, boolean much) {
            return super.grow(by + 1, true) + super.grow(by, false);
        }
    }

    static long wide(long first, double second, boolean add) {
        return add ? first + (long) second : first - (long) second;
    }

    static int assigned(int value) {
        value += 1;
        if (value > 3) {
            value = 0;
        }
        return value;
    }

    public static void main(String[] arguments) {
        int given = arguments.length;
        System.out.println(factorial(5) + " " + factorial(10) + " " + factorial(given + (int) System.nanoTime() * 0));
        Copies copies = new Copies();
        System.out.println(copies.scaled(given, true) + " " + copies.scaled(4, false));
        System.out.println(copies.named("x", 3) + copies.named(null, 2));
        System.out.println(new Derived().grow(2, false) + " " + new Base().grow(3, true));
        System.out.println(wide(1L << 40, 2.5, true) + " " + wide(7, 1e9, false));
        System.out.println(assigned(1) + " " + assigned(3) + " " + assigned(arguments.hashCode() * 0));
    }
}
