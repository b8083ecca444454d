//@ verdict: holds
// why: an immutable configuration is swapped through a volatile reference.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class ImmutableSnapshot {
    static final class Config {
        private final int version;
        private final Map<String, String> values;

        Config(int version, Map<String, String> values) {
            this.version = version;
            this.values = Collections.unmodifiableMap(new HashMap<>(values));
        }

        String get(String key) {
            return values.get(key);
        }
    }

    private static volatile Config current = new Config(0, Map.of("version", "0"));

    static void reload(int version) {
        Map<String, String> values = new HashMap<>(current.values);
        values.put("version", String.valueOf(version));
        current = new Config(version, values);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread reloader = new Thread(() -> {
            for (int v = 1; v <= 5; v++) {
                reload(v);
                System.out.println("configuration " + v);
            }
        }, "reloader");
        Thread[] readers = new Thread[3];
        for (int r = 0; r < readers.length; r++) {
            readers[r] = new Thread(() -> {
                int last = 0;
                for (int i = 0; i < 4; i++) {
                    Config config = current;
                    assert config.get("version").equals(String.valueOf(config.version));
                    assert config.version >= last;
                    last = config.version;
                }
            }, "reader-" + r);
            readers[r].start();
        }
        reloader.start();
        reloader.join();
        for (Thread reader : readers) {
            reader.join();
        }
    }
}
