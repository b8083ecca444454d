//@ verdict: violated
//@ property: ltl
//@ options: --fairness none
// why: without fairness the server may look for ever before the question is asked, or never again.
import sojourner.Verify;

public class StatedResponseUnfair {
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
        Verify.eventually(() -> answered);
        new Server().start();
        asked = true;
    }
}
