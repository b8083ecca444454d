//@ verdict: violated
//@ property: race
//@ all: race
// why: volatile is the reference, not the elements.
public class VolatileArrayReference {
    static volatile int[] cells = new int[1];

    static final class Writer extends Thread {
        @Override
        public void run() {
            cells[0] = 1; //~
        }
    }

    public static void main(String[] arguments) {
        new Writer().start();
        int seen = cells[0]; //~
    }
}
