import java.util.function.IntSupplier;
import java.util.function.Supplier;

class Reached {
    interface Shape {
        void draw();

        default void twice() {
            draw();
            draw();
        }
    }

    static class Circle implements Shape {
        int drawn;

        @Override
        public void draw() {
            drawn++;
        }
    }

    static class Square implements Shape {
        int drawn;

        @Override
        public void draw() {
            drawn++;
        }
    }

    static class Named {
        static int asked;

        @Override
        public String toString() {
            asked++;
            return "named";
        }
    }

    static class Made {
        static int count;

        Made() {
            count++;
        }
    }

    record Pair(Named left, int right) {
    }

    static int inLambda;
    static int boxed;
    static int depth;
    static int bottom;

    public static void main(String[] args) {
        runIt(() -> inLambda++);
        shape(new Circle());
        value(() -> boxed++);
        make(Made::new);
        even(4);
        concatenate(new Named(), 5);
        concatenate("text", 6);
        text(new Pair(new Named(), 7));
        print(new Object());
    }

    static void runIt(Runnable body) {
        body.run();
    }

    static void shape(Shape shape) {
        shape.twice();
    }

    static int value(IntSupplier supplier) {
        return supplier.getAsInt();
    }

    static Object make(Supplier<Made> supplier) {
        return supplier.get();
    }

    static void even(int number) {
        depth++;
        if (number > 0) {
            odd(number - 1);
        }
    }

    static void odd(int number) {
        if (number > 0) {
            even(number - 1);
        }
        bottom = number;
    }

    static String concatenate(Named named, int number) {
        return named + " " + number;
    }

    static String concatenate(String text, int number) {
        return text + number;
    }

    static String text(Pair pair) {
        return pair.toString();
    }

    static void print(Object any) {
        System.out.println("a text");
    }
}
