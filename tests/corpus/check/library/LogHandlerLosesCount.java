//@ verdict: violated
//@ property: assertion
//@ depth: deep logging sets itself up by much code
// why: a handler of the program runs as the program's own code, whatever counts as a whole around it.
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class LogHandlerLosesCount {
    static volatile int count;

    static final class Counting extends Handler {
        @Override
        public void publish(LogRecord record) {
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
        assert count == 2; //~
    }
}
