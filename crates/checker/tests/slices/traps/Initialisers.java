/** Reading a constant, calling what gives one, or making an object whose fields are known initialises classes. */
public class Initialisers {
    static class Loud {
        static int ten = 10;

        static {
            System.out.println("loud");
        }
    }

    static class Calling {
        static {
            System.out.println("calling");
        }

        static int answer() {
            return 42;
        }
    }

    static class Made {
        static {
            System.out.println("made");
        }

        final int value = 1;
    }

    static class Broken {
        static int value = 5;

        static {
            if (value > 0) {
                throw new IllegalStateException("broken");
            }
        }
    }

    static class Quiet {
        static int value = 2;
    }

    static boolean is(int value) {
        return value == 10;
    }

    public static void main(String[] arguments) {
        System.out.println("begin");
        int ten = Loud.ten;
        System.out.println(is(ten));
        System.out.println(Calling.answer() == 42 ? "answer" : "other");
        System.out.println(new Made().value);
        try {
            System.out.println(Broken.value);
        } catch (ExceptionInInitializerError error) {
            System.out.println(error.getCause().getMessage());
        }
        try {
            int value = Broken.value;
            System.out.println("not here " + value);
        } catch (NoClassDefFoundError error) {
            System.out.println("no class");
        }
        System.out.println(Quiet.value * 2);
    }
}
