//@ verdict: holds
// why: LazyInitializer of Commons Lang makes one object; StringUtils is a bystander.
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.concurrent.ConcurrentException;
import org.apache.commons.lang3.concurrent.LazyInitializer;
import java.util.concurrent.atomic.AtomicInteger;

public class LangLazy {
    private static final AtomicInteger made = new AtomicInteger();

    static class Settings extends LazyInitializer<String> {
        @Override
        protected String initialize() {
            made.incrementAndGet();
            return StringUtils.join(new String[] {"host", "port"}, ':');
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Settings settings = new Settings();
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> {
                try {
                    assert settings.get().equals("host:port");
                } catch (ConcurrentException e) {
                    throw new IllegalStateException(e);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("made: " + made.get());
        assert made.get() == 1;
    }
}
