//@ verdict: holds
//@ options: --class-properties
// why: nobody makes them negative.
public class KeptBetween {
    static volatile KeptBetween shared = new KeptBetween();
    volatile int one, two;

    boolean invariant() {
        return one + two >= 0;
    }

    public static void main(String[] arguments) {
        KeptBetween object = shared;
        new Thread(() -> object.one = 1).start();
        new Thread(() -> object.two = 1).start();
    }
}
