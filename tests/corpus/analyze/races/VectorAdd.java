//@ about: a Vector has a lock of its own
import java.util.List;
import java.util.Vector;

public class VectorAdd {
    static final List<String> list = new Vector<>();

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
