/** Recursive calls: frames and returns. */
public class Calls {
    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    public static void main(String[] arguments) {
        System.out.println(fibonacci(34));
    }
}
