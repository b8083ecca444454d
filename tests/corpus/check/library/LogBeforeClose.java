//@ verdict: holds
//@ assurance: jmm
//@ assumes: date, thread-ids
//@ ways: in turn
//@ library: modelled logging runs much code step by step
// why: main waits for the daemon, so nothing is logged when the handlers are closed.
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class LogBeforeClose {
    static final class Own extends Handler {
        private volatile boolean closed;

        @Override
        public void publish(LogRecord record) {
            assert !closed;
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Logger logger = Logger.getLogger("own");
        logger.setUseParentHandlers(false);
        logger.addHandler(new Own());
        Thread daemon = new Thread(() -> logger.info("late"));
        daemon.setDaemon(true);
        daemon.start();
        daemon.join();
    }
}
