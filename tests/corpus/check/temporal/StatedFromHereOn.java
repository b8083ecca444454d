//@ verdict: holds
//@ claim: violated --ltl '[] (StatedFromHereOn.level == 0)'
// why: the formula counts from where it is stated; what was before does not matter.
import sojourner.Verify;

public class StatedFromHereOn {
    static int level;

    public static void main(String[] arguments) {
        level = 1;
        level = 0;
        Verify.always(() -> level == 0);
        level = 0;
    }
}
