//@ verdict: holds
//@ options: --class-properties
// why: a thread is inside its own method as long as it runs; its class, which is locked, is none of its objects.
public class InvariantOfThread extends Thread {
    static int total;
    private int mine;

    @Override
    public void run() {
        mine = 2;
        mine = 1;
        synchronized (InvariantOfThread.class) {
            total++;
        }
    }

    boolean invariant() {
        return mine <= 1;
    }

    boolean post_run() {
        return mine == 1 && total > 0;
    }

    public static void main(String[] arguments) throws InterruptedException {
        InvariantOfThread one = new InvariantOfThread();
        InvariantOfThread other = new InvariantOfThread();
        one.start();
        other.start();
        one.join();
        other.join();
        assert total == 2;
    }
}
