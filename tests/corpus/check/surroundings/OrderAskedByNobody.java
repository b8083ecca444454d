//@ verdict: holds
//@ assumes: nothing
// why: identity hashes only find the keys again; nobody goes through the tables, or there is one key only, or keys with hashes of their own.
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class OrderAskedByNobody {
    enum Colour { RED, GREEN }

    public static void main(String[] arguments) {
        Object key = new Object();
        Map<Object, Integer> identities = new IdentityHashMap<>();
        Map<Object, Integer> concurrent = new ConcurrentHashMap<>();
        Map<Colour, Integer> colours = new HashMap<>();
        identities.put(key, 1);
        identities.put(new Object(), 2);
        concurrent.put(key, 2);
        concurrent.put(new Object(), 2);
        colours.put(Colour.RED, 1);
        colours.put(Colour.GREEN, 2);
        assert identities.get(key) == 1 && concurrent.get(key) == 2 && colours.get(Colour.GREEN) == 2;
        Set<Object> one = new HashSet<>();
        one.add(key);
        assert one.iterator().next() == key;
        Set<Object> words = new HashSet<>();
        words.add("a");
        words.add(3);
        assert words.iterator().next() != null;
    }
}
