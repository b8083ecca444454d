//@ verdict: violated
//@ property: assertion
//@ options: --class-properties
// why: figure 43 of the report on properties as methods: the counter is told to go below 0; that it is updated, is right.
public class OldValues {
    static final class Counter {
        private int x;

        void update(int dx) {
            x = x + dx;
            dx = 0;
        }

        void invariant() {
            assert x >= 0 : "inv";
        }

        void post_update(int dx, int old_x) {
            assert x == old_x + dx : "post_update";
        }
    }

    public static void main(String[] arguments) {
        Counter counter = new Counter();
        counter.update(2);
        counter.update(-3);
    }
}
