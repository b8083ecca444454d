//@ verdict: violated
//@ property: assertion
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --remove Log.written --remove Log.read --refine 8
// why: the reader reads what is not written
public class RefinedLogAhead {
    static class Log {
        int written;
        int read;
    }

    static class Reader extends Thread {
        final Log log;

        Reader(Log log) {
            this.log = log;
        }

        public void run() {
            while (true) {
                synchronized (log) {
                    if (log.read == log.written) {
                        log.read = log.read + 1;
                    }
                    assert log.written != log.read - 1;
                }
            }
        }
    }

    public static void main(String[] arguments) {
        Log log = new Log();
        new Reader(log).start();
        while (true) {
            synchronized (log) {
                if (log.written == log.read) {
                    log.written = log.written + 1;
                }
            }
        }
    }
}
