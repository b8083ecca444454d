//@ verdict: violated
//@ property: exception
// why: an exception leaves two synchronized methods: after the first and before the second the outer monitor is still held.
public class ThrowGluedTwice {
    static volatile boolean told;
    static final Inner INNER = new Inner();

    static class Inner {
        synchronized void in() {
            throw new IllegalStateException();
        }

        synchronized void tell() {
            told = true;
        }
    }

    static synchronized void outer() {
        INNER.in();
    }

    static synchronized void other() {
    }

    public static void main(String[] arguments) {
        Thread waiting = new Thread(ThrowGluedTwice::other);
        Thread asking = new Thread(() -> {
            INNER.tell();
            if (waiting.getState() == Thread.State.BLOCKED) {
                throw new UnsupportedOperationException("seen"); //~
            }
        });
        waiting.start();
        asking.start();
        try {
            outer();
        } catch (IllegalStateException e) {
            return;
        }
    }
}
