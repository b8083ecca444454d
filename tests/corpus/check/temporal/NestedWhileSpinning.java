//@ verdict: holds
//@ claim: holds --property assertion --fairness strong
// why: what is stated is that it is not busy some day; that it is not busy now is only a part of that.
import sojourner.Verify;

public class NestedWhileSpinning {
    static volatile boolean busy = true;
    static volatile boolean stop;

    static final class Spinner extends Thread {
        @Override
        public void run() {
            while (!stop) {
            }
        }
    }

    public static void main(String[] arguments) {
        new Spinner().start();
        Verify.eventually(Verify.not(() -> busy));
        busy = false;
        stop = true;
    }
}
