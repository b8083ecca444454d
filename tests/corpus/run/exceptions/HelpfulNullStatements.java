//@ about: messages of NullPointerException for unboxing, throw, synchronized, switch, for-each, lambdas and explicit ones
//@ varies: newer compilers give names to hidden locals
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class HelpfulNullStatements {
    enum Colour { RED }
    record Pair(Integer left, Object right) { }

    static Integer boxed;
    Boolean flag;
    static Map<String, Long> map = Map.of();

    interface Body { void run() throws Throwable; }

    static void show(Body body) {
        try {
            body.run();
            System.out.println("no exception");
        } catch (Throwable t) {
            System.out.println(t.getClass().getSimpleName() + ": " + t.getMessage());
        }
    }

    static Character letter() { return null; }

    public static void main(String[] args) {
        show(() -> { int i = boxed; });
        show(() -> boxed++);
        show(() -> { if (new HelpfulNullStatements().flag) System.out.println(); });
        show(() -> { long l = map.get("x"); });
        show(() -> { double d = letter(); });
        show(() -> { Float[] f = {null}; System.out.println(f[0] + 1); });
        show(() -> { int sum = new Pair(null, 1).left() + 1; });
        show(() -> { throw null; });
        show(() -> { RuntimeException e = null; throw e; });
        show(() -> { Object lock = null; synchronized (lock) { } });
        show(() -> { synchronized (boxed) { } });
        show(() -> { String s = null; switch (s) { case "a": } });
        show(() -> { Colour c = null; switch (c) { case RED: } });
        show(() -> { switch (boxed) { case 1: } });
        show(() -> { List<String> l = null; for (String s : l) { } });
        show(() -> { int[] a = null; for (int i : a) { } });
        show(() -> { byte b = (byte) (int) boxed; });
        show(() -> { Object o = null; System.out.println((int) o); });
        show(() -> Objects.requireNonNull(null));
        show(() -> Objects.requireNonNull(null, "given message"));
        show(() -> { throw new NullPointerException(); });
        show(() -> { throw new NullPointerException("explicit"); });
        show(() -> System.out.println(((String) null) + null));
        show(() -> System.out.println((Object) null instanceof String));
        show(() -> { Object o = (String) (Object) null; System.out.println(o); });
        show(() -> new String((char[]) null));
        show(() -> Colour.valueOf(null));
        NullPointerException made = new NullPointerException();
        System.out.println(made.getMessage() + " " + made.getLocalizedMessage() + " " + made);
    }
}
