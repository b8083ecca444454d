//@ verdict: violated
//@ property: termination
//@ options: --property termination --fairness strong
//@ claim: violated --property livelock
//@ claim: violated --ltl '<> ChoosesToGoOn.ended'
//@ claim: holds --ltl '[] (ChoosesToGoOn.rounds <= 1)'
// why: nothing makes the choice come out otherwise some day: fairness is about threads.
import sojourner.Verify;

public class ChoosesToGoOn {
    static volatile int rounds;
    static volatile boolean ended;

    public static void main(String[] arguments) {
        while (Verify.chooseBoolean()) {
            rounds = 1 - rounds;
        }
        ended = true;
    }
}
