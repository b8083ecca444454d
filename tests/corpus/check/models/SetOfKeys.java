//@ verdict: violated
//@ property: assertion
// why: equal keys are one element of the set, so that its size is 1.
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

public class SetOfKeys {
    static class Key {
        final int number;
        final Object name;

        Key(int number, Object name) {
            this.number = number;
            this.name = name;
        }

        public int hashCode() {
            return number;
        }

        public boolean equals(Object other) {
            return other instanceof Key && Objects.equals(((Key) other).name, name);
        }
    }

    public static void main(String[] args) {
        Set<Key> keys = new HashSet<>();
        Object name = new Object();
        assert keys.add(new Key(7, name));
        assert !keys.add(new Key(7, name));
        assert keys.contains(new Key(7, name));
        assert !keys.contains(new Key(23, name));
        assert keys.remove(new Key(7, name));
        keys.add(new Key(7, name));
        assert keys.size() == 2; //~
    }
}
