//@ verdict: holds
//@ claim: violated --fairness none --property deadlock --ltl '<> StatedResponse.answered'
// why: the server answers as soon as it sees the question, and a fair scheduler lets it look.
import sojourner.Verify;

public class StatedResponse {
    static volatile boolean asked;
    static volatile boolean answered;

    static final class Server extends Thread {
        @Override
        public void run() {
            while (!asked) {
            }
            answered = true;
        }
    }

    public static void main(String[] arguments) {
        Verify.response(() -> asked, () -> answered);
        Verify.eventually(() -> answered);
        new Server().start();
        asked = true;
    }
}
