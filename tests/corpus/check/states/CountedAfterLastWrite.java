//@ verdict: violated
//@ property: assertion
// why: between the last thing that a thread does and its end it still counts, though nobody has its object.
public class CountedAfterLastWrite {
    static volatile boolean done;

    static final class Worker extends Thread {
        @Override
        public void run() {
            done = true;
        }
    }

    public static void main(String[] arguments) {
        new Worker().start();
        if (done) {
            assert Thread.activeCount() == 1; //~
        }
    }
}
