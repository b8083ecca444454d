//@ verdict: holds
// why: no counter reaches 3, though together they count further.
import sojourner.Verify;

public class StatedForEachObjectRight {
    private volatile int value;

    void count(int times) {
        Verify.always(() -> value < 3);
        for (int round = 0; round < times; round++) {
            value++;
        }
    }

    public static void main(String[] arguments) {
        new StatedForEachObjectRight().count(2);
        new StatedForEachObjectRight().count(2);
    }
}
