//@ verdict: violated
//@ property: assertion
// why: between the write and the question the other thread may read what was written, and end.
public class AskedAfterWrite {
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
        written = true;
        Thread.State state = reader.getState();
        reader.join();
        assert !(seen && state == Thread.State.TERMINATED); //~
    }
}
