//@ verdict: violated
//@ property: ltl
//@ options: --ltl '[] (HeldForAMoment.wants -> <> HeldForAMoment.got)' --property assertion
//@ claim: holds --ltl '[] (HeldForAMoment.wants -> <> HeldForAMoment.got)' --property assertion --fairness strong
//@ claim: violated --ltl '[] !thread(main).blocked' --property assertion
//@ claim: violated --property termination
// why: the hog does nothing while it has the monitor, but it has it again and again: main need not get it, and may be blocked.
public class HeldForAMoment {
    static final Object monitor = new Object();
    static volatile boolean wants;
    static volatile boolean got;

    static final class Hog extends Thread {
        @Override
        public void run() {
            while (true) {
                synchronized (monitor) {
                }
            }
        }
    }

    public static void main(String[] arguments) {
        Hog hog = new Hog();
        hog.setDaemon(true);
        hog.start();
        wants = true;
        synchronized (monitor) {
            got = true;
        }
    }
}
