//@ verdict: holds
//@ options: --property livelock
//@ claim: violated --property termination
//@ claim: violated --property livelock --fairness none
// why: a fair scheduler lets both players play, and each turn is declared to be progress.
import sojourner.Verify;

public class TurnsWithProgress {
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
                    Verify.progress();
                }
            }
        }
    }

    public static void main(String[] arguments) {
        new Player(0).start();
        new Player(1).start();
    }
}
