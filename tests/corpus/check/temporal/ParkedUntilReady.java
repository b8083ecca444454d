//@ verdict: holds
//@ options: --property termination,deadlock
//@ claim: holds --ltl '[] (ParkedUntilReady.ready -> <> ParkedUntilReady.gone)'
//@ claim: holds --ltl '[] (ParkedUntilReady.gone -> ParkedUntilReady.ready)'
// why: the permit is kept until the thread parks, so that it comes in time in any order.
import java.util.concurrent.locks.LockSupport;

public class ParkedUntilReady {
    static volatile boolean ready;
    static volatile boolean gone;

    static final class Sleeper extends Thread {
        @Override
        public void run() {
            while (!ready) {
                LockSupport.park();
            }
            gone = true;
        }
    }

    public static void main(String[] arguments) {
        Sleeper sleeper = new Sleeper();
        sleeper.start();
        ready = true;
        LockSupport.unpark(sleeper);
    }
}
