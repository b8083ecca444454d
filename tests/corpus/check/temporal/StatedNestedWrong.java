//@ verdict: violated
//@ property: ltl
// why: done does not stay true.
import sojourner.Verify;

public class StatedNestedWrong {
    static volatile boolean done;

    public static void main(String[] arguments) {
        Verify.always(Verify.implies(() -> done, Verify.always(() -> done)));
        done = true;
        done = false;
    }
}
