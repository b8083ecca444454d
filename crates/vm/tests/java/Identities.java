import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/** Identity: hashes stay, `==` stays, locks stay, statics and weak references stay. */
public class Identities {
    static Object pinned = new int[] {1, 2, 3};

    public static void main(String[] args) {
        IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
        List<Object> objects = new ArrayList<>();
        List<Integer> hashes = new ArrayList<>();
        for (int i = 0; i < 120; i++) {
            Object object = i % 2 == 0 ? new Object() : new String("s" + i);
            objects.add(object);
            hashes.add(System.identityHashCode(object));
            numbers.put(object, i);
            if (i % 3 == 0) new Object().hashCode();
        }
        int right = 0;
        for (int i = 0; i < 120; i++) {
            Object object = objects.get(i);
            synchronized (object) {
                byte[] garbage = new byte[200];
                if (System.identityHashCode(object) == hashes.get(i) && numbers.get(object) == i && Thread.holdsLock(object)) right++;
            }
        }
        var weak = new java.lang.ref.WeakReference<>(objects.get(7));
        System.out.println(right + " " + ((int[]) pinned)[2] + " " + (weak.get() == objects.get(7)));
    }
}
