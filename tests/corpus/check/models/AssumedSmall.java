//@ verdict: holds
//@ assurance: jmm
// why: only runs count in which the number that was chosen is small.
import sojourner.Verify;

public class AssumedSmall {
    static final class Other extends Thread {
        @Override
        public void run() {
            synchronized (AssumedSmall.class) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] arguments) {
        new Other().start();
        int chosen = Verify.chooseInt(0, 3);
        Verify.assume(chosen < 2);
        assert chosen != 3;
    }
}
