//@ verdict: holds
//@ options: --ltl '[] <> (TurnsForEver.turn == 0) && [] <> (TurnsForEver.turn == 1)'
//@ claim: violated --ltl '[] <> (TurnsForEver.turn == 0) && [] <> (TurnsForEver.turn == 1)' --fairness none
//@ claim: holds --ltl '[] (TurnsForEver.turn == 0 || TurnsForEver.turn == 1)'
//@ claim: violated --property termination
//@ claim: violated --property livelock
//@ claim: holds --ltl '[] (TurnsForEver.turn == 1 -> (TurnsForEver.turn == 1 U TurnsForEver.turn == 0))'
// why: each player waits for its turn and gives it away. Nothing is printed, so for the tool this is motion without progress.
public class TurnsForEver {
    static volatile int turn;

    static final class Player extends Thread {
        private final int number;

        Player(int number) {
            this.number = number;
        }

        @Override
        public void run() {
            while (true) {
                if (turn == number) {
                    turn = 1 - number;
                }
            }
        }
    }

    public static void main(String[] arguments) {
        new Player(0).start();
        new Player(1).start();
    }
}
