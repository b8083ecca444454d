//@ about: two vectors that are added to each other: addAll has copied one before it locks the other
import java.util.List;
import java.util.Vector;

public class VectorsAdded {
    static final Vector<String> a = new Vector<>(List.of("x"));
    static final Vector<String> b = new Vector<>(List.of("x"));

    static class First extends Thread {
        @Override
        public void run() {
            a.addAll(b);
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            b.addAll(a);
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
