//@ verdict: holds
// why: Second needs nobody, so whoever initialises it comes to an end.

/** The twin of BeginsWithClass: the classes need each other in one direction only. */
public class BeginsWithClassInOrder {
    private static class First {
        static int value = Second.value + 1;

        static void touch() {
        }
    }

    private static class Second {
        static int value = 1;

        static void touch() {
        }
    }

    public static void main(String[] arguments) {
        new Thread(First::touch).start();
        Second.touch();
    }
}
