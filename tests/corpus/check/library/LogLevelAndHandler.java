//@ verdict: holds
//@ depth: deep logging sets itself up by much code
// why: as LogLevelThenHandler, with everything changed before.
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class LogLevelAndHandler {
    static volatile int published;

    static final class Counting extends Handler {
        @Override
        public void publish(LogRecord record) {
            published = 1;
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
        }
    }

    public static void main(String[] arguments) throws Exception {
        Logger logger = Logger.getAnonymousLogger();
        logger.setUseParentHandlers(false);
        Handler handler = new Counting();
        Thread changing = new Thread(() -> {
            logger.setLevel(Level.OFF);
            logger.addHandler(handler);
        });
        changing.start();
        changing.join();
        logger.info("late");
        assert published == 0;
    }
}
