//@ verdict: holds
//@ assurance: jmm
// why: the loop has one state, however often it turns; after it the plain field is visible.
public class SpinOnVolatile {
    static volatile boolean ready;
    static int value;

    static final class Setter extends Thread {
        @Override
        public void run() {
            value = 7;
            ready = true;
        }
    }

    public static void main(String[] arguments) {
        new Setter().start();
        while (!ready) {
        }
        assert value == 7;
    }
}
