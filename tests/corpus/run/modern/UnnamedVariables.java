//@ about: unnamed variables and patterns, and several patterns in one case
//@ jdk: 22
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

public class UnnamedVariables {
    sealed interface Event permits Key, Click, Scroll { }
    record Key(char c, boolean shift) implements Event { }
    record Click(int x, int y, Object source) implements Event { }
    record Scroll(double by) implements Event { }

    static String describe(Event e) {
        return switch (e) {
            case Key(char c, _) when Character.isDigit(c) -> "digit " + c;
            case Key(_, boolean shift) -> "key " + shift;
            case Click(int x, _, String _) -> "named click " + x;
            case Click _, Scroll _ -> "pointer";
        };
    }

    static int risky(String s) {
        try {
            return Integer.parseInt(s);
        } catch (NumberFormatException _) {
            return -1;
        }
    }

    static class Resource implements AutoCloseable { @Override public void close() { System.out.print("closed "); } }

    public static void main(String[] args) {
        for (Event e : List.of(new Key('5', true), new Key('a', true), new Click(3, 4, "button"), new Click(3, 4, 5),
            new Scroll(1.5))) System.out.print(describe(e) + "; ");
        System.out.println();
        System.out.println(risky("12") + risky("x"));
        int total = 0;
        for (String _ : List.of("a", "b", "c")) total++;
        for (int i = 0, _ = total++; i < 2; i++) total += 10;
        var _ = total++;
        System.out.println(total);
        BiFunction<Integer, Integer, Integer> first = (a, _) -> a, constant = (_, _) -> 42;
        System.out.println(first.apply(1, 2) + constant.apply(3, 4));
        try (var _ = new Resource()) {
            System.out.println("in");
        }
        Map<String, Integer> counts = new java.util.TreeMap<>();
        for (String w : "a b a".split(" ")) counts.compute(w, (_, n) -> n == null ? 1 : n + 1);
        System.out.println(counts);
        Object o = new Click(7, 8, null);
        if (o instanceof Click(var x, var _, _)) System.out.println(x);
    }
}
