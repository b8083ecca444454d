//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: a sleep of any length may be over before the other thread runs.
public class SleepIsNoOrder {
    static volatile boolean done;

    static final class Worker extends Thread {
        @Override
        public void run() {
            done = true;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Worker().start();
        Thread.sleep(60_000);
        assert done; //~
    }
}
