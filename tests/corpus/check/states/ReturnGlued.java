//@ verdict: violated
//@ property: exception
// why: a volatile write, then the end of a synchronized method: the monitor is held in between.
public class ReturnGlued {
    static volatile boolean told;
    static volatile boolean after;

    static synchronized void in() {
        told = true;
    }

    static synchronized void other() {
    }

    public static void main(String[] arguments) {
        Thread waiting = new Thread(ReturnGlued::other);
        Thread asking = new Thread(() -> {
            if (told && waiting.getState() == Thread.State.BLOCKED && !after) {
                throw new UnsupportedOperationException("seen"); //~
            }
        });
        waiting.start();
        asking.start();
        in();
        after = true;
    }
}
