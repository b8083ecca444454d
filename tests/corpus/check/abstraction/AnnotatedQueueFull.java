//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract
// why: a third one is let in
import sojourner.Abstract;

public class AnnotatedQueueFull {
    @Abstract("interval:0..3")
    static int waiting;

    public static void main(String[] arguments) {
        new Thread(new Guest()).start();
        new Thread(new Guest()).start();
        while (true) {
            synchronized (AnnotatedQueueFull.class) {
                if (waiting > 0) {
                    waiting = waiting - 1;
                }
            }
        }
    }

    static class Guest implements Runnable {
        public void run() {
            while (true) {
                synchronized (AnnotatedQueueFull.class) {
                    if (waiting < 3) {
                        waiting = waiting + 1;
                    }
                    assert waiting <= 2;
                }
            }
        }
    }
}
