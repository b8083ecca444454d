//@ verdict: violated
//@ property: ltl
// why: each counter states that it stays below 3; the second one does not.
import sojourner.Verify;

public class StatedForEachObject {
    private volatile int value;

    void count(int times) {
        Verify.always(() -> value < 3);
        for (int round = 0; round < times; round++) {
            value++;
        }
    }

    public static void main(String[] arguments) {
        new StatedForEachObject().count(2);
        new StatedForEachObject().count(3);
    }
}
