//@ verdict: violated
//@ property: race|exception
// why: the properties are loaded lazily without a lock; a reader may find them half loaded.
import java.util.HashMap;
import java.util.Map;

public class LazyConfigLoader {
    private static Map<String, String> properties;

    static String get(String key) {
        if (properties == null) {
            properties = new HashMap<>();
            properties.put("url", "jdbc:h2:mem");
            properties.put("user", "sa");
            properties.put("pool", "4");
        }
        return properties.get(key);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                int size = Integer.parseInt(get("pool"));
                System.out.println(get("user") + "@" + get("url") + " with " + size);
            }, "module-" + i);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
