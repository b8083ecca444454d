//@ verdict: violated
//@ property: assertion
//@ options: --class-properties
// why: the counter is told to go below 0.
public class PreConditionBroken {
    static final class Counter {
        private int value;

        void update(int change) {
            value = value + change;
        }

        void pre_update(int change) {
            assert value + change >= 0;
        }
    }

    public static void main(String[] arguments) {
        Counter counter = new Counter();
        counter.update(1);
        counter.update(-2);
    }
}
