//@ verdict: violated
//@ property: race
// why: the program itself is right, but COWArrayList.ourCopy of logback 1.5.12 is a plain field that the first two calls write at once.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class LogbackPool {
    private static final Logger LOGGER = LoggerFactory.getLogger(LogbackPool.class);

    static int square(int number) {
        LOGGER.info("squaring {}", number);
        return number * number;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<Integer>> squares = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            final int number = i;
            squares.add(pool.submit(() -> square(number)));
        }
        int sum = 0;
        for (Future<Integer> square : squares) {
            sum += square.get();
        }
        pool.shutdown();
        LOGGER.info("sum of squares: {}", sum);
        assert sum == 30;
    }
}
