//@ verdict: holds
// why: two guests are made, and nothing else happens.
import java.util.Random;

public class RandomInInitialiserOnly {
    static final class Guest implements Runnable {
        final Random random = new Random();

        @Override
        public void run() { }
    }

    public static void main(String[] arguments) {
        new Thread(new Guest()).start();
        new Guest();
    }
}
