//@ verdict: violated
//@ property: exception
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: the text of a list is made element by element, though the call that asks for it counts as a whole.
import java.util.ArrayList;
import java.util.List;

public class FormatOfListChanges {
    static final List<Integer> NUMBERS = new ArrayList<>(List.of(1, 2));

    static synchronized void add() {
        NUMBERS.add(3);
    }

    public static void main(String[] arguments) throws Exception {
        Thread adding = new Thread(FormatOfListChanges::add);
        adding.start();
        String text = String.format("%s", NUMBERS);
        assert !text.isEmpty();
        adding.join();
    }
}
