//@ about: System.exit inside a static initialiser ends the program while the class is still being initialised
//@ exit: 5
public class ExitInInitializer {
    static class Leaving {
        static int value;
        static {
            System.out.println("initialising");
            try {
                value = leave(5);
            } finally {
                System.out.println("must not be seen");
            }
        }

        static int leave(int status) {
            System.exit(status);
            return 1;
        }
    }

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook does not need the class")));
        System.out.println("before");
        System.out.println(Leaving.value);
    }
}
