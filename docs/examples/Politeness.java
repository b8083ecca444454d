/** Two people at a door: each steps back while the other wants to pass. */
public class Politeness {
    static volatile boolean first, second;

    static final class One extends Thread {
        @Override
        public void run() {
            first = true;
            while (second) {
                first = false;
                first = true;
            }
            first = false;
        }
    }

    static final class Two extends Thread {
        @Override
        public void run() {
            second = true;
            while (first) {
                second = false;
                second = true;
            }
            second = false;
        }
    }

    public static void main(String[] arguments) {
        new One().start();
        new Two().start();
    }
}
