//@ about: IdentityHashMap compares references, WeakHashMap keeps what is still held; only sizes and look-ups are shown.
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

public class IdentityAndWeakMaps {
    public static void main(String[] args) {
        String first = new String("key");
        String second = new String("key");
        Map<String, Integer> identity = new IdentityHashMap<>();
        identity.put(first, 1);
        identity.put(second, 2);
        identity.put("key", 3);
        identity.put("k" + "ey", 4);
        identity.put(null, 5);
        System.out.println(identity.size() + " " + identity.get(first) + identity.get(second) + identity.get("key")
                + identity.get(null));
        System.out.println(identity.remove(new String("key")) + " " + identity.remove(second) + " " + identity.size());
        System.out.println(identity.containsKey(first.intern()) + " " + identity.containsValue(1));
        int sum = 0;
        for (Map.Entry<String, Integer> entry : identity.entrySet()) {
            sum += entry.getValue();
            entry.setValue(entry.getValue() * 10);
        }
        System.out.println(sum + " " + identity.values().stream().mapToInt(Integer::intValue).sum());
        Set<Object> objects = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < 500; i++) {
            objects.add(new Object());
            objects.add(Integer.valueOf(i % 100));
        }
        System.out.println(objects.size() + " " + objects.contains(42) + " " + objects.contains(new Object()));
        objects.removeIf(o -> o instanceof Integer);
        System.out.println(objects.size());

        Map<Object, String> weak = new WeakHashMap<>();
        Object[] held = new Object[50];
        for (int i = 0; i < held.length; i++) {
            held[i] = "key-" + i;
            weak.put(held[i], "value-" + i);
        }
        weak.put(null, "nothing");
        System.out.println(weak.size() + " " + weak.get("key-" + 7) + " " + weak.get(null));
        weak.keySet().removeIf(k -> k != null && k.toString().endsWith("3"));
        weak.replaceAll((k, v) -> v.toUpperCase(java.util.Locale.ROOT));
        System.out.println(weak.size() + " " + weak.get(held[4]) + " " + weak.containsKey(held[13]));
        weak.remove(null);
        int present = 0;
        for (Object key : held) {
            present += weak.containsKey(key) ? 1 : 0;
        }
        System.out.println(present + " of " + held.length);
    }
}
