//@ verdict: holds
//@ options: --ltl '[] (HandedOnTime.offered -> <> HandedOnTime.taken)'
//@ claim: holds --ltl '[] (HandedOnTime.offered -> <> HandedOnTime.taken)' --fairness none
//@ claim: holds --ltl '!HandedOnTime.taken U HandedOnTime.offered'
//@ claim: holds --ltl '<> thread(taker).ended'
//@ claim: holds --ltl '[] (thread(taker).ended -> HandedOnTime.taken)'
//@ claim: violated --ltl '[] !thread(taker).waiting'
// why: the taker waits in a loop under the lock, so that it misses no signal.
public class HandedOnTime {
    static volatile boolean offered;
    static volatile boolean taken;

    static final class Taker extends Thread {
        Taker() {
            super("taker");
        }

        @Override
        public void run() {
            synchronized (HandedOnTime.class) {
                while (!offered) {
                    try {
                        HandedOnTime.class.wait();
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
        synchronized (HandedOnTime.class) {
            offered = true;
            HandedOnTime.class.notify();
        }
    }
}
