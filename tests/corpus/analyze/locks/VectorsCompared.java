//@ about: two vectors that are compared with each other: equals holds one and asks the other
//@ guided: 1 0 0
//@ may: deadlock
import java.util.List;
import java.util.Vector;

public class VectorsCompared {
    static final Vector<String> a = new Vector<>(List.of("x"));
    static final Vector<String> b = new Vector<>(List.of("x"));

    static class First extends Thread {
        @Override
        public void run() {
            a.equals(b); //~ lock-order
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            b.equals(a); //~ lock-order
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
