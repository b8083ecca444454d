//@ verdict: violated
//@ property: exception
// why: a choice that the program makes before it has any other thread is one, too.
import sojourner.Verify;

public class ChoosesAlone {
    public static void main(String[] arguments) {
        int chosen = Verify.chooseInt(0, 2);
        int again = Verify.chooseInt(0, 1);
        if (chosen + again == 3) {
            throw new IllegalStateException(); //~
        }
    }
}
