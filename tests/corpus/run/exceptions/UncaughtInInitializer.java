//@ about: an exception in the static initialiser of the main class ends the program before main
//@ exit: 1
public class UncaughtInInitializer {
    static int value = compute("x");

    static int compute(String text) {
        System.out.println("computing " + text);
        return Integer.valueOf(text.length()) / (text.length() - 1);
    }

    public static void main(String[] args) {
        System.out.println("must not be seen");
    }
}
