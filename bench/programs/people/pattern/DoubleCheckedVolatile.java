//@ verdict: holds
// why: double-checked locking with a volatile field.
import java.util.HashMap;
import java.util.Map;

public class DoubleCheckedVolatile {
    private static volatile DoubleCheckedVolatile instance;
    private static int created;

    private final Map<String, String> settings = new HashMap<>();

    private DoubleCheckedVolatile() {
        created++;
        settings.put("host", "localhost");
        settings.put("port", "8080");
    }

    public static DoubleCheckedVolatile getInstance() {
        DoubleCheckedVolatile result = instance;
        if (result == null) {
            synchronized (DoubleCheckedVolatile.class) {
                result = instance;
                if (result == null) {
                    instance = result = new DoubleCheckedVolatile();
                }
            }
        }
        return result;
    }

    public String get(String key) {
        return settings.get(key);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[5];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                String port = getInstance().get("port");
                System.out.println(Thread.currentThread().getName() + ": port " + port);
                assert "8080".equals(port);
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert created == 1;
    }
}
