//@ about: var infers types that cannot be written, in loops, resources and lambdas
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.TreeMap;
import java.util.function.BiFunction;

public class LocalVariableTypes {
    static <T> List<T> listOf(T a, T b) { var list = new ArrayList<T>(); list.add(a); list.add(b); return list; }

    static class Closing implements AutoCloseable { @Override public void close() { System.out.print("closed "); } }

    public static void main(String[] args) {
        var number = 5;
        var wide = 5L + number;
        var text = "t" + number;
        var array = new int[][] {{1}, {2, 3}};
        var mixed = listOf(1, 2.5);
        var map = new TreeMap<String, List<? extends Number>>();
        map.put("k", mixed);
        for (var e : map.entrySet()) for (var n : e.getValue()) System.out.print(e.getKey() + n.intValue() + " ");
        for (var i = 0; i < 2; i++) for (var row : array) System.out.print(row.length + i);
        System.out.println(wide + text);
        var counter = new Object() { int hits; int hit() { return ++hits; } };
        counter.hit();
        counter.hits += 10;
        System.out.println(counter.hit());
        BiFunction<Integer, Integer, Integer> add = (var a, var b) -> a + b;
        try (var c = new Closing()) {
            System.out.println(add.apply(1, 2) + c.getClass().getSimpleName());
        }
        var nested = new HashMap<Integer, HashMap<String, int[]>>();
        nested.computeIfAbsent(1, k -> new HashMap<>()).computeIfAbsent("a", k -> new int[2])[1]++;
        System.out.println(nested.get(1).get("a")[1]);
        var runnable = (Runnable & java.io.Serializable) () -> System.out.println("both");
        runnable.run();
        var b = (byte) 1;
        b += 200;
        var c = 'c';
        c++;
        var f = 1f;
        f /= 3;
        System.out.println(b + " " + c + " " + f + " " + (c > b ? b : c));
        class Shape { double area() { return 2; } }
        var shapes = List.of(new Shape(), new Shape() { @Override double area() { return 3; }
            int extra() { return 4; } });
        System.out.println(shapes.get(1).area());
        var anonymous = new Shape() { int extra() { return 4; } };
        System.out.println(anonymous.extra() + anonymous.area());
        var var = "var is a name";
        System.out.println(var);
    }
}
