//@ verdict: violated
//@ property: livelock
//@ options: --property livelock
//@ claim: violated --property termination
//@ claim: violated --ltl '<> WaitsAgainAndAgain.done' --fairness strong
//@ claim: holds --property deadlock
// why: each wait ends after its time, and nobody ever sets the flag.
public class WaitsAgainAndAgain {
    static volatile boolean flag;
    static volatile boolean done;

    public static void main(String[] arguments) throws InterruptedException {
        synchronized (WaitsAgainAndAgain.class) {
            while (!flag) {
                WaitsAgainAndAgain.class.wait(10); //~
            }
        }
        done = true;
    }
}
