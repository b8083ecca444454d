//@ verdict: holds
//@ options: --ltl '<> FlagIsSet.done'
//@ claim: violated --ltl '<> FlagIsSet.done' --fairness none
//@ claim: holds --property termination
//@ claim: violated --property termination --fairness none
//@ claim: holds --property livelock
//@ claim: holds --ltl '[] (FlagIsSet.done -> FlagIsSet.flag)'
//@ claim: violated --ltl '[] !FlagIsSet.done'
// why: the spinner goes on as soon as main, to which a fair scheduler owes a step, has set the flag.
public class FlagIsSet {
    static volatile boolean flag;
    static volatile boolean done;

    static final class Spinner extends Thread {
        @Override
        public void run() {
            while (!flag) {
            }
            done = true;
        }
    }

    public static void main(String[] arguments) {
        new Spinner().start();
        flag = true;
    }
}
