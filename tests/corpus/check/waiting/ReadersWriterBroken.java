//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: the writer does not wait for readers.
public class ReadersWriterBroken {
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
        while (writing) {
            wait();
        }
        writing = true;
    }

    synchronized void endWrite() {
        writing = false;
        notifyAll();
    }

    static final class Reader extends Thread {
        private final ReadersWriterBroken shared;

        Reader(ReadersWriterBroken shared) {
            this.shared = shared;
        }

        @Override
        public void run() {
            try {
                shared.beginRead();
                assert shared.value % 2 == 0; //~
                shared.endRead();
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        ReadersWriterBroken shared = new ReadersWriterBroken();
        new Reader(shared).start();
        new Reader(shared).start();
        shared.beginWrite();
        shared.value++;
        shared.value++;
        shared.endWrite();
    }
}
