//@ verdict: holds
// why: a monitor for readers and writers with waiting writers first; the shared data is read and written only inside.
public class ReadersWritersMonitor {
    private int readers;
    private boolean writing;
    private int waitingWriters;
    private int data;

    synchronized void startRead() throws InterruptedException {
        while (writing || waitingWriters > 0) {
            wait();
        }
        readers++;
    }

    synchronized void endRead() {
        readers--;
        if (readers == 0) {
            notifyAll();
        }
    }

    synchronized void startWrite() throws InterruptedException {
        waitingWriters++;
        try {
            while (writing || readers > 0) {
                wait();
            }
        } finally {
            waitingWriters--;
        }
        writing = true;
    }

    synchronized void endWrite() {
        writing = false;
        notifyAll();
    }

    void reader(int rounds) {
        try {
            for (int i = 0; i < rounds; i++) {
                startRead();
                try {
                    int seen = data;
                    assert seen % 2 == 0 : "a write was seen half done: " + seen;
                } finally {
                    endRead();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void writer(int rounds) {
        try {
            for (int i = 0; i < rounds; i++) {
                startWrite();
                try {
                    data++;
                    data++;
                } finally {
                    endWrite();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReadersWritersMonitor monitor = new ReadersWritersMonitor();
        Thread[] threads = {
            new Thread(() -> monitor.reader(5), "reader-1"),
            new Thread(() -> monitor.reader(5), "reader-2"),
            new Thread(() -> monitor.writer(5), "writer-1"),
            new Thread(() -> monitor.writer(5), "writer-2"),
        };
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("data = " + monitor.data);
        assert monitor.data == 20;
    }
}
