//@ verdict: holds
//@ options: --find 'NotFoundBetween.one == 2 && NotFoundBetween.two == 1'
// why: nobody writes 2.
public class NotFoundBetween {
    static volatile int one, two;

    public static void main(String[] arguments) {
        new Thread(() -> one = 1).start();
        new Thread(() -> two = 1).start();
    }
}
