//@ verdict: holds
//@ options: --property assertion --ltl '[] !(ReferenceNotCalled$Shelf.items == 0)'
// why: making a reference does not initialise the class, and nobody calls it.

import java.util.function.IntUnaryOperator;

/** The twin of ReferenceInitialises. */
public class ReferenceNotCalled {
    static class Shelf {
        static int items;

        static int twice(int number) {
            return 2 * number;
        }
    }

    public static void main(String[] arguments) {
        IntUnaryOperator operator = Shelf::twice;
        if (arguments.length > 0) {
            operator.applyAsInt(3);
        }
    }
}
