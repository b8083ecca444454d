//@ verdict: holds
//@ assurance: jmm
// why: no other thread moves in an atomic section, whatever is chosen there.
import sojourner.Verify;

public class ChoosesAtomically {
    static volatile boolean half;

    static final class Changing extends Thread {
        @Override
        public void run() {
            Verify.beginAtomic();
            half = true;
            Verify.chooseBoolean();
            half = false;
            Verify.endAtomic();
        }
    }

    public static void main(String[] arguments) {
        new Changing().start();
        assert !half;
    }
}
