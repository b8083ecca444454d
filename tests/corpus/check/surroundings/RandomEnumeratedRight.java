//@ verdict: holds
//@ assumes: nothing
//@ options: --enumerate-random
// why: every answer is explored, so that nothing is assumed.
import java.util.Random;

public class RandomEnumeratedRight {
    public static void main(String[] arguments) {
        assert new Random().nextInt(100) < 100;
    }
}
