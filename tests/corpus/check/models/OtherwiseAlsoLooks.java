//@ verdict: violated
//@ property: assertion
// why: `else` of a model is taken by what the other option has looked at, and something can happen before what follows.
public class OtherwiseAlsoLooks {
    static volatile boolean closed;
    static volatile int entered;
    static volatile int refused;

    public static void main(String[] arguments) throws InterruptedException {
        Thread visitor = new Thread(() -> {
            if (closed) {
                refused = 1;
            } else {
                entered = 1;
            }
        });
        visitor.start();
        closed = true;
        int seen = entered;
        visitor.join();
        assert seen == entered;
    }
}
