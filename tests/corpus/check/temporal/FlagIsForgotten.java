//@ verdict: violated
//@ property: livelock
//@ options: --property livelock
//@ claim: violated --property termination
//@ claim: violated --ltl '<> FlagIsForgotten.done' --fairness strong
//@ claim: holds --ltl '[] !FlagIsForgotten.done'
//@ claim: holds --property deadlock
// why: nobody sets the flag, so the spinner reads it for ever.
public class FlagIsForgotten {
    static volatile boolean flag;
    static volatile boolean done;

    static final class Spinner extends Thread {
        @Override
        public void run() {
            while (!flag) { //~
            }
            done = true;
        }
    }

    public static void main(String[] arguments) {
        new Spinner().start();
    }
}
