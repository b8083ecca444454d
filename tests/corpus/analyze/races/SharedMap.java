//@ about: a HashMap leaves synchronisation to its users
//@ guided: 1 0 0
import java.util.HashMap;
import java.util.Map;

public class SharedMap {
    static final Map<String, String> map = new HashMap<>();

    static class First extends Thread {
        @Override
        public void run() {
            map.put("a", "1"); //~ race
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            map.put("b", "2"); //~ race
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
