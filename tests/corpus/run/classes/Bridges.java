//@ about: bridge methods connect erased and specialised signatures, also through superclasses and covariant returns
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

public class Bridges {
    static abstract class Source<T> {
        abstract T get();
        void put(T t) { System.out.println("Source.put " + t); }
        <U extends Comparable<U>> U max(U a, U b) { return a.compareTo(b) > 0 ? a : b; }
    }
    static class Strings extends Source<String> {
        @Override String get() { return "strings"; }
        @Override void put(String s) { System.out.println("Strings.put " + s.length()); }
    }
    static class Shouting extends Strings {
        @Override String get() { return super.get().toUpperCase(); }
    }
    interface Copy { Object copy(); }
    static class Sheep implements Copy, Cloneable {
        int wool = 3;
        @Override public Sheep copy() { return clone(); }
        @Override public Sheep clone() {
            try {
                return (Sheep) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }
    static class Version implements Comparable<Version> {
        final int number;
        Version(int number) { this.number = number; }
        @Override public int compareTo(Version o) { return Integer.compare(number, o.number); }
        @Override public String toString() { return "v" + number; }
    }
    static class Hidden { public String visible() { return "through a bridge"; } }
    public static class Exposed extends Hidden { }

    static String methods(Class<?> c) {
        List<String> names = new ArrayList<>();
        for (Method m : c.getDeclaredMethods()) names.add(m.getReturnType().getSimpleName() + " " + m.getName()
            + Arrays.toString(m.getParameterTypes()) + (m.isBridge() ? " bridge" : ""));
        names.sort(Comparator.naturalOrder());
        return names.toString();
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Source<String> s = new Shouting();
        s.put(s.get());
        Source raw = s;
        try {
            raw.put(5);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Copy copy = new Sheep();
        System.out.println(((Sheep) copy.copy()).wool + " " + (copy.copy() == copy) + " " + s.max("a", "b")
            + s.max(2, 1));
        Version[] versions = {new Version(3), new Version(1), new Version(2)};
        Arrays.sort(versions);
        System.out.println(Arrays.toString(versions));
        try {
            ((Comparable) versions[0]).compareTo("x");
        } catch (ClassCastException e) {
            System.out.println(e.getStackTrace()[0].getMethodName() + " "
                + e.getMessage().startsWith("class java.lang.String cannot"));
        }
        System.out.println(new Exposed().visible());
        for (Class<?> c : new Class<?>[] {Strings.class, Shouting.class, Sheep.class, Version.class, Exposed.class})
            System.out.println(methods(c));
    }
}
