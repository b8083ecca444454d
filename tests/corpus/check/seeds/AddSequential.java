//@ verdict: holds
//@ assurance: jmm
// why: one thread, and add does what its post-condition says.
public class AddSequential {
    static class X {
        int x;

        void addToX(int amount) {
            x = x + amount;
        }
    }

    static final class XY extends X {
        int y;

        void addToY(int amount) {
            y = y + amount;
        }

        void add(int amountX, int amountY) {
            int oldX = x;
            int oldY = y;
            addToX(amountX);
            addToY(amountY);
            assert x == oldX + amountX & y == oldY + amountY;
        }
    }

    public static void main(String[] arguments) {
        new XY().add(4, 4);
    }
}
