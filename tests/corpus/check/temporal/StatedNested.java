//@ verdict: holds
// why: a formula that is a part of another is not claimed by itself: `eventually broken` is not, nor is `p` here and now.
import sojourner.Verify;

public class StatedNested {
    static volatile boolean done;
    static volatile boolean broken;

    public static void main(String[] arguments) {
        Verify.not(Verify.eventually(() -> broken));
        Verify.or(() -> done, Verify.eventually(() -> done));
        Verify.implies(Verify.always(() -> done), Verify.eventually(() -> broken));
        Verify.and(Verify.not(() -> done), Verify.until(() -> !done, () -> done));
        Verify.always(Verify.implies(() -> done, Verify.always(() -> done)));
        done = true;
    }
}
