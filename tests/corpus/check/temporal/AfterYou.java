//@ verdict: violated
//@ property: livelock
//@ options: --property livelock --fairness strong
//@ claim: violated --property livelock
//@ claim: violated --ltl '<> AfterYou.inside0' --fairness strong
//@ claim: holds --ltl '[] !(AfterYou.inside0 && AfterYou.inside1)'
//@ claim: violated --property termination --fairness strong
// why: both raise their flags, both see the other's, both step back, and begin again: without a turn nobody decides.
public class AfterYou {
    static volatile boolean wants0;
    static volatile boolean wants1;
    static volatile boolean inside0;
    static volatile boolean inside1;

    static final class Zero extends Thread {
        @Override
        public void run() {
            wants0 = true;
            while (wants1) {
                wants0 = false;
                wants0 = true;
            }
            inside0 = true;
            inside0 = false;
            wants0 = false;
        }
    }

    static final class One extends Thread {
        @Override
        public void run() {
            wants1 = true;
            while (wants0) {
                wants1 = false;
                wants1 = true;
            }
            inside1 = true;
            inside1 = false;
            wants1 = false;
        }
    }

    public static void main(String[] arguments) {
        new Zero().start();
        new One().start();
    }
}
