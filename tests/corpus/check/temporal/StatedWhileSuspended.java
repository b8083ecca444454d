//@ verdict: violated
//@ property: ltl
//@ options: --property assertion
//@ jdk: 17 only
// why: the resume may come before the suspend; then c stays false for ever. What c implies, holds.
import sojourner.Verify;

public class StatedWhileSuspended {
    static volatile boolean a;
    static volatile boolean b;
    static volatile boolean c;

    static final class First extends Thread {
        @Override
        public void run() {
            a = true;
            suspend();
            c = true;
        }
    }

    public static void main(String[] arguments) {
        Verify.eventually(() -> c);
        Verify.always(() -> !c || a && b);
        First first = new First();
        first.start();
        b = true;
        first.resume();
    }
}
