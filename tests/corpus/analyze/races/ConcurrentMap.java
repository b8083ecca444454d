//@ about: a ConcurrentHashMap needs no lock
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentMap {
    static final Map<String, String> map = new ConcurrentHashMap<>();

    static class First extends Thread {
        @Override
        public void run() {
            map.put("a", "1");
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            map.put("b", "2");
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
