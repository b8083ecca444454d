//@ verdict: violated
//@ property: assertion
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data Lock.readers=interval:0..2 --data Lock.reads=point
// why: a writer begins beside one reader
public class ReaderWriterCountsHasty {
    static class Lock {
        int readers;
        long reads;
        boolean writing;

        synchronized boolean tryRead() {
            if (writing) {
                return false;
            }
            readers = readers + 1;
            reads = reads + 1;
            return true;
        }

        synchronized void endRead() {
            readers = readers - 1;
        }

        synchronized boolean tryWrite() {
            if (writing || readers > 1) {
                return false;
            }
            writing = true;
            return true;
        }

        synchronized void endWrite() {
            writing = false;
        }

        synchronized boolean isExclusive() {
            return readers == 0;
        }
    }

    static class Reader extends Thread {
        final Lock lock;

        Reader(Lock lock) {
            this.lock = lock;
        }

        public void run() {
            while (true) {
                if (lock.tryRead()) {
                    lock.endRead();
                }
            }
        }
    }

    public static void main(String[] arguments) {
        Lock lock = new Lock();
        new Reader(lock).start();
        new Reader(lock).start();
        while (true) {
            if (lock.tryWrite()) {
                assert lock.isExclusive();
                lock.endWrite();
            }
        }
    }
}
