//@ verdict: holds
//@ assumes: nothing
// why: with a seed the numbers are the same in every run.
import java.util.SplittableRandom;

public class RandomSplittableSeeded {
    public static void main(String[] arguments) {
        assert new SplittableRandom(7).nextInt(10) == new SplittableRandom(7).nextInt(10);
    }
}
