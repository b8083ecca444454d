//@ verdict: violated
//@ property: find
//@ options: --find 'FoundBetween.one == 0 && FoundBetween.two == 1'
// why: the two writes commute, but a state that is looked for may lie between them in either order.
public class FoundBetween {
    static volatile int one, two;

    public static void main(String[] arguments) {
        new Thread(() -> one = 1).start();
        new Thread(() -> two = 1).start();
    }
}
