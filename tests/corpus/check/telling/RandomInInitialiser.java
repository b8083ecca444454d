//@ verdict: violated
//@ property: assertion
// why: the assertion fails in every run; on the way to it a constructor of the library runs whose object is on the stack alone.
import java.util.Random;

public class RandomInInitialiser {
    static final class Guest implements Runnable {
        final Random random = new Random();

        @Override
        public void run() { }
    }

    public static void main(String[] arguments) {
        new Thread(new Guest()).start();
        new Guest();
        assert false; //~
    }
}
