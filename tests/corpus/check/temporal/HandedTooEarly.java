//@ verdict: violated
//@ property: ltl
//@ options: --ltl '[] (HandedTooEarly.offered -> <> HandedTooEarly.taken)' --property race
//@ claim: violated --property termination
//@ claim: holds --property livelock
//@ claim: violated --ltl '<> thread(taker).ended' --property race
// why: the taker looks before it takes the lock; the signal may come in between, and it waits for ever.
public class HandedTooEarly {
    static volatile boolean offered;
    static volatile boolean taken;

    static final class Taker extends Thread {
        Taker() {
            super("taker");
        }

        @Override
        public void run() {
            if (!offered) {
                synchronized (HandedTooEarly.class) {
                    try {
                        HandedTooEarly.class.wait(); //~
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
        synchronized (HandedTooEarly.class) {
            offered = true;
            HandedTooEarly.class.notify();
        }
    }
}
