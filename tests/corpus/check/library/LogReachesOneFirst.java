//@ verdict: violated
//@ property: assertion
//@ depth: deep logging sets itself up by much code
// why: a record comes to one handler after the other, though the call that logs counts as a whole: between them only the
// first stream has it.
import java.io.ByteArrayOutputStream;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.logging.MemoryHandler;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;

public class LogReachesOneFirst {
    public static void main(String[] arguments) throws Exception {
        ByteArrayOutputStream first = new ByteArrayOutputStream();
        ByteArrayOutputStream second = new ByteArrayOutputStream();
        StreamHandler one = new StreamHandler(first, new SimpleFormatter());
        StreamHandler two = new StreamHandler(second, new SimpleFormatter());
        Logger logger = Logger.getLogger("two");
        logger.setUseParentHandlers(false);
        logger.addHandler(new MemoryHandler(one, 4, Level.INFO));
        logger.addHandler(new MemoryHandler(two, 4, Level.INFO));
        logger.info("before");
        one.flush();
        two.flush();
        int before = second.size();
        Thread other = new Thread(() -> logger.info("text"));
        other.start();
        one.flush();
        boolean seen = first.size() > before;
        two.flush();
        assert !seen || second.size() > before; //~
        other.join();
    }
}
