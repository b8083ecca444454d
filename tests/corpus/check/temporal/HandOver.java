//@ verdict: holds
//@ options: --ltl '[] (HandOver.offered -> <> HandOver.taken)'
//@ claim: holds --ltl '[] (HandOver.offered -> <> HandOver.taken)' --fairness none
//@ claim: holds --ltl '!HandOver.taken U HandOver.offered'
//@ claim: holds --ltl '<> thread(taker).ended'
//@ claim: holds --ltl '[] (thread(taker).ended -> HandOver.taken)'
//@ claim: violated --ltl '[] !thread(taker).waiting'
// why: the taker waits in a loop under the lock, so that it misses no signal.
public class HandOver {
    static volatile boolean offered;
    static volatile boolean taken;

    static final class Taker extends Thread {
        Taker() {
            super("taker");
        }

        @Override
        public void run() {
            synchronized (HandOver.class) {
                while (!offered) {
                    try {
                        HandOver.class.wait();
                    } catch (InterruptedException never) {
                        return;
                    }
                }
            }
            taken = true;
        }
    }

    public static void main(String[] arguments) {
        new Taker().start();
        synchronized (HandOver.class) {
            offered = true;
            HandOver.class.notify();
        }
    }
}
