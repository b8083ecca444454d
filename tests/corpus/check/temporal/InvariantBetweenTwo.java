//@ verdict: violated
//@ property: assertion
//@ options: --class-properties
// why: two threads are inside, and the one that leaves last has lost an update.
public class InvariantBetweenTwo {
    static final class Pair {
        private int one;
        private int other;

        void move() {
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
