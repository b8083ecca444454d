//@ verdict: violated
//@ property: assertion
// why: what is assumed does not exclude the number.
import sojourner.Verify;

public class AssumedTooLittle {
    static final class Other extends Thread {
        @Override
        public void run() {
            synchronized (AssumedTooLittle.class) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] arguments) {
        new Other().start();
        int chosen = Verify.chooseInt(0, 3);
        Verify.assume(chosen > 0);
        assert chosen != 3; //~
    }
}
