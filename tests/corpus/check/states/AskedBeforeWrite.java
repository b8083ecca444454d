//@ verdict: holds
//@ assurance: jmm
// why: as in AskedAfterWrite, but who has ended before the write has not read it.
public class AskedBeforeWrite {
    static volatile boolean written, seen;

    static final class Reader extends Thread {
        @Override
        public void run() {
            seen = written;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Reader reader = new Reader();
        reader.start();
        Thread.State state = reader.getState();
        written = true;
        reader.join();
        assert !(seen && state == Thread.State.TERMINATED);
    }
}
