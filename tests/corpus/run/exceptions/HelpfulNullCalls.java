//@ about: messages of NullPointerException for calls on results, fields, elements, and with every parameter type
import java.util.List;
import java.util.Map;
import java.util.function.Function;

public class HelpfulNullCalls {
    HelpfulNullCalls child;
    String name;
    List<String> list;
    static Runnable task;
    static String[] words = {"x", null};

    interface Body { void run() throws Throwable; }

    static void show(Body body) {
        try {
            body.run();
            System.out.println("no exception");
        } catch (Throwable t) {
            System.out.println(t.getMessage());
        }
    }

    HelpfulNullCalls child(int i, long l, String s, int[] a, Object... o) { return child; }
    static HelpfulNullCalls none() { return null; }
    <T extends HelpfulNullCalls> T generic(Map<String, T> map) { return map.get("k"); }
    private void hidden() { }

    static class Sub extends HelpfulNullCalls {
        String viaSuper() { return super.child(1, 2, "", null).name.trim(); }
        String viaSuperCall() { return super.child(1, 2, "", null).toString(); }
    }

    public static void main(String[] args) {
        HelpfulNullCalls h = new HelpfulNullCalls();
        show(() -> h.name.length());
        show(() -> h.child.child.hidden());
        show(() -> h.child(1, 2L, "s", null).hidden());
        show(() -> h.child(1, 2L, "s", null).name.isEmpty());
        show(() -> none().child(0, 0, null, null));
        show(() -> none().none());
        show(() -> task.run());
        show(() -> words[1].charAt(0));
        show(() -> words[words.length - 1].concat(words[0]));
        show(() -> "a".concat(words[1]));
        show(() -> h.list.get(0).length());
        show(() -> Map.of("a", "b").get("c").length());
        show(() -> h.generic(Map.of()).hidden());
        show(() -> new Sub().viaSuper());
        show(() -> new Sub().viaSuperCall());
        show(() -> { String s = null; s.toString(); });
        show(() -> { Object o = null; o.getClass(); });
        show(() -> { Object o = null; o.equals(o); });
        show(() -> { Function<Object, Object> f = null; f.apply(h); });
        show(() -> { String s = args.length == 0 ? null : "x"; s.compareTo(s); });
        show(() -> { HelpfulNullCalls local = h.child; Runnable r = local::hidden; });
        show(() -> { StringBuilder sb = null; sb.append(1).append(2); });
        show(() -> { Map.Entry<String, int[][]> e = Map.entry("k", new int[1][]);
            System.out.println(e.getValue()[0][1]); });
    }
}
