//@ verdict: violated
//@ property: deadlock
// why: the thread begins by initialising First, which needs Second; main initialises Second, which needs First.

/** A thread that begins with a static method by its name initialises a class before it runs any code. */
public class BeginsWithClass {
    private static class First {
        static int value = Second.value + 1;

        static void touch() {
        }
    }

    private static class Second {
        static int value = First.value + 1;

        static void touch() {
        }
    }

    public static void main(String[] arguments) {
        new Thread(First::touch).start();
        Second.touch();
    }
}
