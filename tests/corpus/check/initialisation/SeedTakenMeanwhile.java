//@ verdict: holds
//@ assumes: random
// why: the generator that the first call of Math.random makes takes a seed, and so does the other thread.
import java.util.Random;

public class SeedTakenMeanwhile {
    static volatile boolean begun;
    static volatile int number;

    static class Taker extends Thread {
        @Override
        public void run() {
            begun = true;
            number = new Random().nextInt();
        }
    }

    public static void main(String[] arguments) {
        new Taker().run();
        new Taker().start();
        double other = Math.random();
        assert other < 1;
        System.out.println(begun);
    }
}
