//@ verdict: holds
//@ options: --class-properties
// why: whoever moves the pair has its monitor.
public class InvariantOfPairs {
    static final class Pair {
        private int one;
        private int other;

        synchronized void move() {
            one++;
            other++;
        }

        void invariant() {
            assert one == other : "not alike";
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Pair pair = new Pair();
        Thread moving = new Thread(pair::move);
        moving.start();
        pair.move();
        moving.join();
    }
}
