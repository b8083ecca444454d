//@ verdict: holds
//@ assurance: jmm
// why: as in ChoosesAlone, but none of the choices is wrong.
import sojourner.Verify;

public class ChoosesAloneWithin {
    public static void main(String[] arguments) {
        int chosen = Verify.chooseInt(0, 2);
        int again = Verify.chooseInt(0, 1);
        if (chosen + again == 4) {
            throw new IllegalStateException();
        }
    }
}
