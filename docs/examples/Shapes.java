/** Shapes that are added up: an interface, overriding, recursion, an exception, and a return through finally. */
public class Shapes {
    interface Shape {
        int area();
    }

    static class Square implements Shape {
        final int side;

        Square(int side) {
            this.side = side;
        }

        @Override
        public int area() {
            return side * side;
        }
    }

    static final class Cube extends Square {
        Cube(int side) {
            super(side);
        }

        @Override
        public int area() {
            return 6 * super.area();
        }
    }

    static int divisions;

    static int sum(Shape[] shapes, int from) {
        if (from == shapes.length) {
            return 0;
        }
        return shapes[from].area() + sum(shapes, from + 1);
    }

    static int divided(int total, int by) {
        try {
            return total / by;
        } catch (ArithmeticException byZero) {
            return -1;
        } finally {
            divisions++;
        }
    }

    public static void main(String[] arguments) {
        Shape[] shapes = {new Square(2), new Cube(1)};
        int total = sum(shapes, 0);
        assert total == 10;
        assert divided(total, 5) == 2;
        assert divided(total, 0) == -1;
        assert divisions == 2;
    }
}
