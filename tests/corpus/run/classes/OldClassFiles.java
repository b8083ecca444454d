//@ about: class files of Java 8: accessors between nested classes, builders for concatenation, invokespecial for private methods
//@ release: 8
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

public class OldClassFiles {
    private int count = 1;
    private static String tag = "tag";
    private long wide = 1L << 33;

    private int bump(int by) {
        return count += by;
    }

    private static String join(Object... parts) {
        return Arrays.toString(parts);
    }

    class Inner {
        private int own = 5;

        int touch() {
            count++;
            wide *= 2;
            tag += count;
            return bump(10) + own++;
        }
    }

    private static class Hidden {
        private final String name;

        private Hidden(String name) {
            this.name = name;
        }
    }

    enum Size { SMALL, LARGE }

    interface Greets {
        default String greet() { return "hello " + name(); }
        String name();
        static Greets of(String n) { return () -> n; }
    }

    static String size(Size s) {
        switch (s) {
            case SMALL: return "s";
            case LARGE: return "l";
            default: return "?";
        }
    }

    static class Resource implements AutoCloseable {
        @Override public void close() { System.out.print("closed "); }
    }

    public static void main(String[] args) throws Exception {
        OldClassFiles o = new OldClassFiles();
        Inner inner = o.new Inner();
        System.out.println(inner.touch() + " " + inner.touch() + " " + o.count + " " + o.wide + " " + tag + " " + inner.own);
        System.out.println(new Hidden("h").name + join(1, 'c', null, 2.5f) + size(Size.LARGE) + Greets.of("x").greet());
        try (Resource a = new Resource(); Resource b = null) {
            System.out.println("body " + (b == null));
        }
        Supplier<Integer> viaThis = () -> o.bump(1);
        List<String> list = new ArrayList<>();
        list.add("a" + 1 + 2L + 'c' + 1.5 + true + null + viaThis.get());
        String s = "x";
        s += s + o.count;
        System.out.println(list + s + OldClassFiles.class.getDeclaredClasses().length);
        Object lock = new Object();
        synchronized (lock) {
            assert args != null;
            System.out.println(Thread.holdsLock(lock));
        }
    }
}
