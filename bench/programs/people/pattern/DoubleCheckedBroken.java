//@ verdict: violated
//@ property: race
// why: the field of double-checked locking is not volatile.
import java.util.HashMap;
import java.util.Map;

public class DoubleCheckedBroken {
    private static DoubleCheckedBroken instance;

    private Map<String, String> settings;

    private DoubleCheckedBroken() {
        settings = new HashMap<>();
        settings.put("host", "localhost");
        settings.put("port", "8080");
    }

    public static DoubleCheckedBroken getInstance() {
        if (instance == null) {
            synchronized (DoubleCheckedBroken.class) {
                if (instance == null) {
                    instance = new DoubleCheckedBroken();
                }
            }
        }
        return instance;
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
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
