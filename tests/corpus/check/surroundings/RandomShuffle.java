//@ verdict: holds
//@ assumes: random
// why: Collections.shuffle without a generator uses one without a seed.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class RandomShuffle {
    public static void main(String[] arguments) {
        List<Integer> cards = new ArrayList<>(List.of(1, 2, 3));
        Collections.shuffle(cards);
        assert cards.size() == 3;
    }
}
