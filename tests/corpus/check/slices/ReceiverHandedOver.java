//@ verdict: holds
// why: there is an object whenever the method reference is called.
import java.util.function.ToIntFunction;

/** The receiver of a method reference is an argument of its call: nobody uses it, and it must not be null. */
public class ReceiverHandedOver {
    static class Shape {
        int corners() {
            return 0;
        }
    }

    public static void main(String[] arguments) {
        ToIntFunction<Shape> corners = Shape::corners;
        Shape shape = new Shape();
        assert corners.applyAsInt(shape) == 0;
    }
}
