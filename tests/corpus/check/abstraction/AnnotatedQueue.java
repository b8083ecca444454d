//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract
// why: there is room for two
import sojourner.Abstract;

public class AnnotatedQueue {
    @Abstract("interval:0..3")
    static int waiting;

    public static void main(String[] arguments) {
        new Thread(new Guest()).start();
        new Thread(new Guest()).start();
        while (true) {
            synchronized (AnnotatedQueue.class) {
                if (waiting > 0) {
                    waiting = waiting - 1;
                }
            }
        }
    }

    static class Guest implements Runnable {
        public void run() {
            while (true) {
                synchronized (AnnotatedQueue.class) {
                    if (waiting < 2) {
                        waiting = waiting + 1;
                    }
                    assert waiting <= 2;
                }
            }
        }
    }
}
