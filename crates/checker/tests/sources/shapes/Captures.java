import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Lambdas and classes inside of methods; what is asked for goes to standard error. */
public class Captures {
    static int noise;
    private int total = 5;

    interface Shape {
        int area();

        default String described() {
            noise++; //~ gone
            return "area " + area();
        }
    }

    class Inner {
        int twice() {
            noise++; //~ gone
            return total * 2;
        }
    }

    static int applied(IntUnaryOperator operator) {
        noise++; //~ gone
        return operator.applyAsInt(4);
    }

    static Shape square(final int side) {
        int border = side * 4;
        return new Shape() {
            private final int edge = side + 0;
            private int asked;

            @Override
            public int area() {
                asked++; //~ gone
                noise += border; //~ gone
                return edge * edge;
            }
        };
    }

    static int local(int start) {
        int base = start + 1;
        var unused = new ArrayList<String>();
        class Counter {
            int at = base;

            int next() {
                noise += 2; //~ gone
                return at++;
            }
        }
        record Pair(int left, int right) { }
        Counter counter = new Counter();
        Pair pair = new Pair(counter.next(), counter.next());
        return pair.left() * 10 + pair.right();
    }

    public static void main(String[] arguments) throws Exception {
        final int offset = 3;
        var factor = 2;
        System.err.println(applied(value -> { //~ asked
            noise++;
            int scaled = value * factor;
            return scaled + offset;
        }));
        IntSupplier loud = () -> {
            noise++; //~ gone
            noise *= 3; //~ gone
            return 6;
        };
        System.err.println(loud.getAsInt()); //~ asked
        System.err.println(square(3).described() + local(1)); //~ asked
        Captures outside = new Captures();
        Inner inner = outside.new Inner();
        System.err.println(inner.twice()); //~ asked
        List<String> words = new ArrayList<>();
        Thread thread = new Thread(() -> {
            noise--; //~ gone
            words.add("thread");
        });
        thread.start();
        thread.join();
        Supplier<String> joined = () -> String.join(",", words);
        System.err.println(joined.get()); //~ asked
    }
}
