//@ verdict: holds
// why: what a condition does is taken back: the counter stays 0, and nothing is printed.
import sojourner.Verify;

public class StatedConditionWrites {
    static int asked;

    public static void main(String[] arguments) {
        Verify.always(() -> {
            asked++;
            return asked == 1;
        });
        assert asked == 0;
    }
}
