//@ verdict: holds
// why: a hand-made read-write lock guards a buffer; writers fill it with one character.
public class ReaderWriterData {
    static final class ReadWriteLock {
        private int readingReaders = 0;
        private int waitingWriters = 0;
        private int writingWriters = 0;
        private boolean preferWriter = true;

        public synchronized void readLock() throws InterruptedException {
            while (writingWriters > 0 || (preferWriter && waitingWriters > 0)) {
                wait();
            }
            readingReaders++;
        }

        public synchronized void readUnlock() {
            readingReaders--;
            preferWriter = true;
            notifyAll();
        }

        public synchronized void writeLock() throws InterruptedException {
            waitingWriters++;
            try {
                while (readingReaders > 0 || writingWriters > 0) {
                    wait();
                }
            } finally {
                waitingWriters--;
            }
            writingWriters++;
        }

        public synchronized void writeUnlock() {
            writingWriters--;
            preferWriter = false;
            notifyAll();
        }
    }

    private final char[] buffer = {'*', '*', '*'};
    private final ReadWriteLock lock = new ReadWriteLock();

    String read() throws InterruptedException {
        lock.readLock();
        try {
            return new String(buffer);
        } finally {
            lock.readUnlock();
        }
    }

    void write(char c) throws InterruptedException {
        lock.writeLock();
        try {
            for (int i = 0; i < buffer.length; i++) {
                buffer[i] = c;
            }
        } finally {
            lock.writeUnlock();
        }
    }

    public static void main(String[] args) {
        ReaderWriterData data = new ReaderWriterData();
        for (int r = 0; r < 2; r++) {
            new Thread(() -> {
                try {
                    for (int i = 0; i < 3; i++) {
                        String text = data.read();
                        assert text.charAt(0) == text.charAt(2) : text;
                        System.out.println(Thread.currentThread().getName() + " reads " + text);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "reader-" + r).start();
        }
        for (char c : new char[] {'A', 'a'}) {
            new Thread(() -> {
                try {
                    for (int i = 0; i < 3; i++) {
                        data.write((char) (c + i));
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "writer-" + c).start();
        }
    }
}
