//@ verdict: holds
//@ assumes: date, thread-ids
//@ depth: deep logging sets itself up by much code
// why: the handler counts under its monitor.
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class LogHandlerCounts {
    static volatile int count;

    static final class Counting extends Handler {
        @Override
        public synchronized void publish(LogRecord record) {
            int before = count;
            count = before + 1;
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
        }
    }

    public static void main(String[] arguments) throws Exception {
        Logger logger = Logger.getLogger("counted");
        logger.setUseParentHandlers(false);
        logger.addHandler(new Counting());
        Thread other = new Thread(() -> logger.info("one"));
        other.start();
        logger.info("two");
        other.join();
        assert count == 2;
    }
}
