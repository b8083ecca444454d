//@ verdict: holds
//@ options: --property termination
//@ claim: holds --ltl '<> AssumedToEnd.ended'
//@ claim: holds --property livelock
// why: runs with more than two rounds are of no interest, and are no counterexamples.
import sojourner.Verify;

public class AssumedToEnd {
    static volatile boolean ended;

    public static void main(String[] arguments) {
        int rounds = 0;
        while (Verify.chooseBoolean()) {
            rounds++;
            Verify.assume(rounds <= 2);
        }
        ended = true;
    }
}
