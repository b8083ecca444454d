//@ verdict: violated
//@ property: assertion
//@ options: --class-properties
// why: the two writes commute, but the invariant does not hold between them in one of the orders.
public class BrokenBetween {
    static volatile BrokenBetween shared = new BrokenBetween();
    volatile int one, two;

    boolean invariant() {
        return one >= two;
    }

    public static void main(String[] arguments) {
        BrokenBetween object = shared;
        new Thread(() -> object.one = 1).start();
        new Thread(() -> object.two = 1).start();
    }
}
