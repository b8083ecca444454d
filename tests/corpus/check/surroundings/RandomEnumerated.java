//@ verdict: violated
//@ property: exception
//@ options: --enumerate-random
// why: one answer in a hundred throws, and every answer is explored.
import java.util.Random;

public class RandomEnumerated {
    public static void main(String[] arguments) {
        if (new Random().nextInt(100) == 57) {
            throw new IllegalStateException("57"); //~
        }
    }
}
