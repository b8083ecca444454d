//@ verdict: holds
//@ assumes: random
// why: ThreadLocalRandom has a seed of its own in every run.
import java.util.concurrent.ThreadLocalRandom;

public class RandomOfThread {
    public static void main(String[] arguments) {
        assert ThreadLocalRandom.current().nextInt(10) < 10;
    }
}
