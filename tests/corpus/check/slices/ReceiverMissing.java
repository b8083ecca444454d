//@ verdict: violated
//@ property: exception
// why: nothing is handed over as the receiver.
import java.util.function.ToIntFunction;

/** The twin of ReceiverHandedOver: the method reference is called without an object. */
public class ReceiverMissing {
    static class Shape {
        int corners() {
            return 0;
        }
    }

    public static void main(String[] arguments) {
        ToIntFunction<Shape> corners = Shape::corners;
        corners.applyAsInt(null); //~
    }
}
