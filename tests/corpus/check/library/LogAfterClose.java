//@ verdict: violated
//@ property: assertion
//@ all: assertion
//@ ways: in turn
//@ library: modelled logging runs much code step by step
// why: when main has ended, the handlers of all loggers are closed; the daemon may have looked them up before that.
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class LogAfterClose {
    static final class Own extends Handler {
        private volatile boolean closed;

        @Override
        public void publish(LogRecord record) {
            assert !closed; //~
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    public static void main(String[] arguments) {
        Logger logger = Logger.getLogger("own");
        logger.setUseParentHandlers(false);
        logger.addHandler(new Own());
        Thread daemon = new Thread(() -> logger.info("late"));
        daemon.setDaemon(true);
        daemon.start();
    }
}
