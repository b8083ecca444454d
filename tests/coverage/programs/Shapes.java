import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

class Shapes {
    record Point(int x, int y) {
        Point {
            if (x < 0) throw new IllegalArgumentException("negative");
        }

        int sum() { return x + y; }
    }

    sealed interface Shape permits Circle, Square { }

    record Circle(int radius) implements Shape { }

    record Square(int side) implements Shape { }

    interface Greets {
        String name();

        default String greeting() { return "hello " + name(); }
    }

    static final class Tools {
        private Tools() { }

        static int twice(int x) { return 2 * x; }
    }

    static class Box<T extends Comparable<T>> implements Comparable<Box<T>> {
        final T value;

        Box(T value) { this.value = value; }

        @Override
        public int compareTo(Box<T> other) { return value.compareTo(other.value); }
    }

    class Inner {
        int get() { return field; }
    }

    int field = 7;

    static int area(Shape shape) {
        if (shape instanceof Circle circle) return circle.radius() * 3;
        if (shape instanceof Square square && square.side() > 1) return square.side() * square.side();
        return 0;
    }

    static int apply(IntUnaryOperator operator) { return operator.applyAsInt(3); }

    public static void main(String[] arguments) {
        Point point = new Point(1, 2);
        point.sum();
        point.toString();
        area(new Circle(2));
        area(new Square(3));
        Greets greets = () -> "you";
        greets.greeting();
        Supplier<String> unused = () -> {
            String text = "never";
            return text;
        };
        apply(x -> x > 2 ? x + 1 : 0);
        apply(Tools::twice);
        new Box<>(1).compareTo(new Box<>(2));
        new Shapes().new Inner().get();
        List<Integer> numbers = new ArrayList<>(List.of(3, 1, 2));
        numbers.removeIf(number -> number > 2);
        int sum = 0;
        for (int number : numbers) sum += number;
        Runnable local = new Runnable() {
            @Override
            public void run() { field(); }

            private void field() { }
        };
        if (sum > 2) local.run();
    }
}
