import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.LongUnaryOperator;

/** Lambdas that capture constants, different ones at one place, and method references that take others' names. */
public class Captures implements Runnable {
    interface Shape {
        int corners();
    }

    interface Taker {
        void take(int value);
    }

    private void takeWide(long value) {
        System.out.println(value + 1);
    }

    record Square() implements Shape {
        public int corners() {
            return 4;
        }
    }

    record Triangle() implements Shape {
        public int corners() {
            return 3;
        }
    }

    static IntSupplier of(int value) {
        return () -> value;
    }

    static int plus(int one, int other) {
        return one + other;
    }

    static long applyAsLong(long value) {
        return value + 1;
    }

    @Override
    public void run() {
        System.out.println("run");
    }

    private static int fixed(int value) {
        return value == 5 ? 50 : value;
    }

    public static void main(String[] arguments) throws InterruptedException {
        System.out.println(of(1).getAsInt() + of(2).getAsInt());
        int five = 5;
        IntSupplier only = () -> five * 2;
        System.out.println(only.getAsInt());
        IntUnaryOperator operator = value -> plus(five, value);
        System.out.println(operator.applyAsInt(1) + " " + operator.applyAsInt(2));
        LongUnaryOperator wide = Captures::applyAsLong;
        System.out.println(wide.applyAsLong(3));
        IntUnaryOperator reference = Captures::fixed;
        System.out.println(fixed(5) + " " + reference.applyAsInt(6));
        Runnable runnable = new Captures()::run;
        runnable.run();
        Taker taker = new Captures()::takeWide;
        taker.take(3);
        Thread thread = new Thread(() -> System.out.println(five));
        thread.start();
        thread.join();
        int corners = 0;
        for (Shape shape : new Shape[] {new Square(), new Triangle()}) {
            corners += shape.corners();
        }
        System.out.println(corners + " " + java.util.stream.IntStream.of(1, 2).map(value -> value * five).sum());
    }
}
