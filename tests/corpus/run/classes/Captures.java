//@ about: local and anonymous classes and lambdas capture values of every type, per iteration and per call
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class Captures {
    int field = 5;

    static abstract class Shape {
        final String label;
        Shape(String label, int... sizes) { this.label = label + sizes.length; init(); }
        void init() { }
        abstract double area();
    }

    Supplier<String> everything(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t,
        int[] a) {
        long local = l * 2;
        class All implements Supplier<String> {
            @Override public String get() { return z + "" + b + s + c + i + l + f + d + t + a[0] + local + field; }
        }
        Supplier<String> lambda = () -> z + "" + b + s + c + i + l + f + d + t + a[0] + local + field;
        Supplier<String> anonymous = new Supplier<>() {
            @Override public String get() { return new All().get().equals(lambda.get()) + " " + lambda.get(); }
        };
        return anonymous;
    }

    static Shape shape(double w, double h) {
        return new Shape("rect", 1, 2, 3) {
            double seen = w;
            @Override void init() { seen = -1; System.out.print("init" + seen + w + " "); }
            @Override double area() { return w * h + seen; }
        };
    }

    IntSupplier counter() {
        int[] count = {0};
        return () -> { field++; return count[0]++ * 10 + field; };
    }

    public static void main(String[] args) {
        int[] array = {9};
        Supplier<String> s = new Captures().everything(true, (byte) 1, (short) 2, 'c', 3, 4L, 5.5f, 6.5, "t", array);
        System.out.println(s.get());
        array[0] = 8;
        System.out.println(s.get());
        Shape shape = shape(2, 3);
        System.out.println(shape.area() + shape.label);
        List<IntSupplier> suppliers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int copy = i * i;
            suppliers.add(() -> copy);
            suppliers.add(new IntSupplier() { int own = copy;
                @Override public int getAsInt() { return own += copy; } });
        }
        for (String word : List.of("a", "bb")) suppliers.add(word::length);
        StringBuilder out = new StringBuilder();
        for (int round = 0; round < 2; round++) for (IntSupplier supplier : suppliers)
            out.append(supplier.getAsInt()).append(' ');
        System.out.println(out);
        IntSupplier one = new Captures().counter(), two = new Captures().counter();
        System.out.println(one.getAsInt() + " " + one.getAsInt() + " " + two.getAsInt());
        record Local(int x) { static int made; Local { made++; } }
        enum Mode { ON, OFF }
        interface Op { int apply(int n); }
        Op op = n -> n + new Local(4).x() + Local.made + Mode.OFF.ordinal();
        System.out.println(op.apply(100));
    }
}
