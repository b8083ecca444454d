//@ verdict: holds
//@ assurance: jmm
// why: add holds the lock from the old values to the assertion, and its nested call enters it again.
public class AddSynchronized {
    static class X {
        int x;

        void addToX(int amount) {
            x = x + amount;
        }
    }

    static final class XY extends X {
        int y;

        synchronized void addToY(int amount) {
            y = y + amount;
        }

        synchronized void add(int amountX, int amountY) {
            int oldX = x;
            int oldY = y;
            addToX(amountX);
            addToY(amountY);
            assert x == oldX + amountX & y == oldY + amountY;
        }
    }

    static final class Adder extends Thread {
        private final XY target;

        Adder(XY target) {
            this.target = target;
        }

        @Override
        public void run() {
            target.add(4, 4);
        }
    }

    public static void main(String[] arguments) {
        XY shared = new XY();
        new Adder(shared).start();
        new Adder(shared).start();
    }
}
