//@ verdict: violated
//@ property: race
// why: SimpleDateFormat is not safe for threads: all four use one instance.
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.TimeZone;

public class SharedDateFormat {
    private static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy-MM-dd");

    static {
        FORMAT.setTimeZone(TimeZone.getTimeZone("UTC"));
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            final int day = i;
            threads[i] = new Thread(() -> {
                for (int round = 0; round < 10; round++) {
                    String text = FORMAT.format(new Date((day * 10L + round) * 86_400_000L));
                    System.out.println(text);
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
