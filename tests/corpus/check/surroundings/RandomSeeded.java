//@ verdict: holds
//@ assumes: nothing
// why: with a seed the numbers are the same in every run, by the specification of Random.
import java.util.Random;

public class RandomSeeded {
    public static void main(String[] arguments) {
        Random random = new Random(1);
        assert random.nextInt(100) == 85;
    }
}
