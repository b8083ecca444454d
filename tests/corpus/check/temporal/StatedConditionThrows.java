//@ verdict: violated
//@ property: ltl
// why: the condition reads beyond the array in the middle state; that is an error of the claim, with its place.
import sojourner.Verify;

public class StatedConditionThrows {
    static final int[] cells = new int[1];
    static volatile int index;

    public static void main(String[] arguments) {
        Verify.always(() -> cells[index] == 0); //~
        index = 1;
        index = 0;
    }
}
