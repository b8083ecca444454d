//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: yield lets others run, but does not make them.
public class YieldIsNoOrder {
    static volatile boolean done;

    static final class Worker extends Thread {
        @Override
        public void run() {
            done = true;
        }
    }

    public static void main(String[] arguments) {
        new Worker().start();
        Thread.yield();
        assert done; //~
    }
}
