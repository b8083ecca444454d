//@ verdict: holds
//@ assurance: jmm
// why: a writer waits for all readers, readers wait for the writer.
public class ReadersWriter {
    private int readers;
    private boolean writing;
    private int value;

    synchronized void beginRead() throws InterruptedException {
        while (writing) {
            wait();
        }
        readers++;
    }

    synchronized void endRead() {
        readers--;
        notifyAll();
    }

    synchronized void beginWrite() throws InterruptedException {
        while (writing || readers > 0) {
            wait();
        }
        writing = true;
    }

    synchronized void endWrite() {
        writing = false;
        notifyAll();
    }

    static final class Reader extends Thread {
        private final ReadersWriter shared;

        Reader(ReadersWriter shared) {
            this.shared = shared;
        }

        @Override
        public void run() {
            try {
                shared.beginRead();
                assert shared.value % 2 == 0;
                shared.endRead();
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        ReadersWriter shared = new ReadersWriter();
        new Reader(shared).start();
        new Reader(shared).start();
        shared.beginWrite();
        shared.value++;
        shared.value++;
        shared.endWrite();
    }
}
