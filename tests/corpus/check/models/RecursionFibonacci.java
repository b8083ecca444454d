//@ verdict: holds
// why: both calls of a frame keep its argument and the first result.
public class RecursionFibonacci {
    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static int swapped(int a, int b, int n) {
        return n == 0 ? a - b : swapped(b, a, n - 1);
    }

    public static void main(String[] args) {
        assert fibonacci(7) == 13;
        assert swapped(5, 3, 3) == -2;
        assert swapped(5, 3, 4) == 2;
    }
}
