//@ verdict: holds
//@ options: --property livelock,termination
//@ claim: holds --ltl '<> WaitsUntilDone.done'
//@ claim: violated --ltl '<> WaitsUntilDone.done' --fairness none
// why: the other thread sets the flag; each wait ends in time.
public class WaitsUntilDone {
    static volatile boolean flag;
    static volatile boolean done;

    static final class Setter extends Thread {
        @Override
        public void run() {
            flag = true;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Setter().start();
        synchronized (WaitsUntilDone.class) {
            while (!flag) {
                WaitsUntilDone.class.wait(10);
            }
        }
        done = true;
    }
}
