//@ verdict: violated
//@ property: assertion
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract
// why: a turn too many is counted
import sojourner.Abstract;

public class AnnotatedLogOdd {
    @Abstract("written == read; written == read + 1")
    static class Log {
        @Abstract("remove")
        int written;

        @Abstract("remove")
        int read;

        @Abstract("parity")
        int turns;
    }

    static class Reader extends Thread {
        final Log log;

        Reader(Log log) {
            this.log = log;
        }

        public void run() {
            while (true) {
                synchronized (log) {
                    if (log.read != log.written) {
                        log.read = log.read + 1;
                    }
                    log.turns = log.turns + 3;
                    assert log.turns % 2 == 0;
                    assert log.written == log.read;
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
