//@ verdict: holds
//@ assumes: random
// why: a SplittableRandom without a seed has another one in every run.
import java.util.SplittableRandom;

public class RandomSplittable {
    public static void main(String[] arguments) {
        assert new SplittableRandom().nextInt(10) < 10;
    }
}
