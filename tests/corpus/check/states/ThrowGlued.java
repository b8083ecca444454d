//@ verdict: violated
//@ property: exception
// why: a volatile write, then an exception leaves a synchronized method: the monitor is held in between.
public class ThrowGlued {
    static volatile boolean told;
    static volatile boolean after;

    static synchronized void in() {
        told = true;
        throw new IllegalStateException();
    }

    static synchronized void other() {
    }

    public static void main(String[] arguments) {
        Thread waiting = new Thread(ThrowGlued::other);
        Thread asking = new Thread(() -> {
            if (told && waiting.getState() == Thread.State.BLOCKED && !after) {
                throw new UnsupportedOperationException("seen"); //~
            }
        });
        waiting.start();
        asking.start();
        try {
            in();
        } catch (IllegalStateException e) {
            assert told;
        }
        after = true;
    }
}
