//@ verdict: holds
//@ assurance: jmm
// why: as in ChoosesAlone, but none of the choices is wrong.
import sojourner.Verify;

public class ChoosesAloneWithin {
    public static void main(String[] arguments) {
        int chosen = Verify.chooseInt(0, 2);
        if (chosen == 3) {
            throw new IllegalStateException();
        }
    }
}
