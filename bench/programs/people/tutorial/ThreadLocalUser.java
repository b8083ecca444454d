//@ verdict: holds
// why: each thread has a formatter and a context of its own.
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.TimeZone;

public class ThreadLocalUser {
    private static final ThreadLocal<SimpleDateFormat> formatter = ThreadLocal.withInitial(() -> {
        SimpleDateFormat format = new SimpleDateFormat("yyyyMMdd HHmm");
        format.setTimeZone(TimeZone.getTimeZone("UTC"));
        return format;
    });
    private static final ThreadLocal<String> user = new ThreadLocal<>();

    static String format(long time) {
        return user.get() + " at " + formatter.get().format(new Date(time));
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            final int id = i;
            threads[i] = new Thread(() -> {
                user.set("user-" + id);
                try {
                    String text = format(id * 86_400_000L);
                    System.out.println(text);
                    assert text.startsWith("user-" + id);
                    assert text.endsWith("1970010" + (id + 1) + " 0000") : text;
                } finally {
                    user.remove();
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
