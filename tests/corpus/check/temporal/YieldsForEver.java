//@ verdict: violated
//@ property: livelock
//@ options: --property livelock
//@ claim: violated --property termination --fairness strong
//@ claim: holds --ltl '[] <> !YieldsForEver.flag'
// why: giving way is no progress.
public class YieldsForEver {
    static volatile boolean flag;

    public static void main(String[] arguments) {
        while (!flag) {
            Thread.yield();
        }
    }
}
