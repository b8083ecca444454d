//@ verdict: violated
//@ property: assertion
// why: as in ChoosesAtomically, but without the section.
import sojourner.Verify;

public class ChoosesBetween {
    static volatile boolean half;

    static final class Changing extends Thread {
        @Override
        public void run() {
            half = true;
            Verify.chooseBoolean();
            half = false;
        }
    }

    public static void main(String[] arguments) {
        new Changing().start();
        assert !half; //~
    }
}
