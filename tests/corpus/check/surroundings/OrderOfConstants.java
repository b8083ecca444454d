//@ verdict: holds
//@ assumes: table-order
// why: constants of an enumeration have identity hashes too; a map to which no order is asked would not matter.
import java.util.HashMap;
import java.util.Map;

public class OrderOfConstants {
    enum Colour { RED, GREEN }

    public static void main(String[] arguments) {
        Map<Colour, Integer> map = new HashMap<>();
        map.put(Colour.RED, 1);
        map.put(Colour.GREEN, 2);
        int sum = 0;
        for (Map.Entry<Colour, Integer> entry : map.entrySet()) {
            sum = 2 * sum + entry.getValue();
        }
        assert sum == 4 || sum == 5;
    }
}
