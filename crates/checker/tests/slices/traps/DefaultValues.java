/** Fields that are written once, with a constant, and read before. */
public class DefaultValues {
    static int limit;
    static String name;
    static int same;
    int size = 3;
    final int width;

    DefaultValues(boolean early) {
        if (early) {
            look("early");
        }
        width = 9;
        look("late");
    }

    void look(String when) {
        System.out.println(when + " " + size + " " + width);
    }

    static class Base {
        Base() {
            tell();
        }

        void tell() {
            System.out.println("base");
        }
    }

    static class Derived extends Base {
        private final int depth;
        private int height = 4;

        Derived() {
            depth = Integer.parseInt("6");
        }

        @Override
        void tell() {
            System.out.println("derived " + depth + " " + height);
        }
    }

    static class Half {
        int value;

        Half(boolean set) {
            if (set) {
                value = 5;
            }
        }
    }

    /** Nobody sees these before they are written. */
    static class Whole {
        private final int value;

        Whole() {
            value = 8;
        }

        Whole(String ignored) {
            this();
            System.out.println(value);
        }
    }

    static void show() {
        System.out.println(limit + " " + name + " " + same);
    }

    public static void main(String[] arguments) throws InterruptedException {
        show();
        limit = 5;
        name = "x";
        same = 0;
        show();
        new DefaultValues(true);
        new DefaultValues(false);
        new Derived().tell();
        System.out.println(new Half(true).value + " " + new Half(false).value);
        System.out.println(new Whole().value + new Whole("").value);
        Thread reader = new Thread(() -> System.out.println(limit == 5 ? "set" : "unset"));
        reader.start();
        reader.join();
    }
}
