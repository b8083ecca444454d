//@ verdict: holds
//@ options: --ltl '[] (PetersonForEver.wants0 -> <> PetersonForEver.inside0)'
//@ claim: violated --ltl '[] (PetersonForEver.wants0 -> <> PetersonForEver.inside0)' --fairness none
//@ claim: holds --ltl '[] (PetersonForEver.wants1 -> <> PetersonForEver.inside1)' --fairness strong
//@ claim: holds --ltl '[] !(PetersonForEver.inside0 && PetersonForEver.inside1)'
//@ claim: holds --ltl '[] <> PetersonForEver.inside0 && [] <> PetersonForEver.inside1'
//@ claim: violated --ltl '[] <> PetersonForEver.inside0' --fairness none
//@ claim: violated --ltl '<> [] !PetersonForEver.inside0'
// why: who waits gave the turn away; the other leaves, and when it wants to enter again it gives the turn back.
public class PetersonForEver {
    static volatile boolean wants0;
    static volatile boolean wants1;
    static volatile int turn;
    static volatile boolean inside0;
    static volatile boolean inside1;

    static final class Zero extends Thread {
        @Override
        public void run() {
            while (true) {
                wants0 = true;
                turn = 1;
                while (wants1 && turn == 1) {
                }
                inside0 = true;
                inside0 = false;
                wants0 = false;
            }
        }
    }

    static final class One extends Thread {
        @Override
        public void run() {
            while (true) {
                wants1 = true;
                turn = 0;
                while (wants0 && turn == 0) {
                }
                inside1 = true;
                inside1 = false;
                wants1 = false;
            }
        }
    }

    public static void main(String[] arguments) {
        new Zero().start();
        new One().start();
    }
}
