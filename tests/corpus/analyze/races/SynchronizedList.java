//@ about: a synchronized list has a lock of its own
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedList {
    static final List<String> list = Collections.synchronizedList(new ArrayList<>());

    static class First extends Thread {
        @Override
        public void run() {
            list.add("a");
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            list.add("b");
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
