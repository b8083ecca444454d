//@ verdict: holds
//@ options: --ltl '[] (DekkerForEver.wants0 -> <> DekkerForEver.inside0)' --fairness strong
//@ claim: holds --ltl '[] (DekkerForEver.asks0 -> <> DekkerForEver.inside0)'
//@ claim: violated --ltl '[] (DekkerForEver.asks0 -> <> DekkerForEver.inside0)' --fairness none
//@ claim: holds --ltl '[] !(DekkerForEver.inside0 && DekkerForEver.inside1)'
//@ claim: holds --ltl '[] <> DekkerForEver.inside1'
// why: who does not have the turn steps back; who has it waits until then, and gives the turn away when it leaves.
public class DekkerForEver {
    static volatile boolean asks0;
    static volatile boolean wants0;
    static volatile boolean wants1;
    static volatile int turn;
    static volatile boolean inside0;
    static volatile boolean inside1;

    static final class Zero extends Thread {
        @Override
        public void run() {
            while (true) {
                asks0 = true;
                wants0 = true;
                while (wants1) {
                    if (turn == 1) {
                        wants0 = false;
                        while (turn == 1) {
                        }
                        wants0 = true;
                    }
                }
                inside0 = true;
                asks0 = false;
                inside0 = false;
                turn = 1;
                wants0 = false;
            }
        }
    }

    static final class One extends Thread {
        @Override
        public void run() {
            while (true) {
                wants1 = true;
                while (wants0) {
                    if (turn == 0) {
                        wants1 = false;
                        while (turn == 0) {
                        }
                        wants1 = true;
                    }
                }
                inside1 = true;
                inside1 = false;
                turn = 0;
                wants1 = false;
            }
        }
    }

    public static void main(String[] arguments) {
        new Zero().start();
        new One().start();
    }
}
