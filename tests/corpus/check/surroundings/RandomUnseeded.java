//@ verdict: holds
//@ assumes: random
// why: one answer in a hundred throws; without a seed the answer is one of a fixed sequence, and the proof says so.
import java.util.Random;

public class RandomUnseeded {
    public static void main(String[] arguments) {
        if (new Random().nextInt(100) == 57) {
            throw new IllegalStateException("57");
        }
    }
}
