//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the map never changes; another one takes its place, and whoever looks has one of the two.
import java.util.List;
import java.util.Map;

public class MapReplacedWhole {
    static volatile Map<Integer, String> table = Map.of(1, "old", 2, "old");

    static final class Updating extends Thread {
        @Override
        public void run() {
            table = Map.of(1, "new", 2, "new");
        }
    }

    public static void main(String[] arguments) throws Exception {
        Updating updating = new Updating();
        updating.start();
        Map<Integer, String> now = table;
        List<String> seen = List.of(now.get(1), now.get(2));
        updating.join();
        assert seen.get(0).equals(seen.get(1));
    }
}
