//@ verdict: violated
//@ property: assertion
// why: seven is odd, so that the last assertion fails.
public class RecursionMutual {
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    public static void main(String[] args) {
        assert even(6);
        assert odd(5);
        assert even(7); //~
    }
}
