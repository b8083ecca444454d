//@ verdict: violated
//@ property: ltl
//@ options: --property assertion --ltl '[] !(ReferenceInitialises$Shelf.items == 0)'
// why: the class is initialised where the reference is called, and then the field is there.

import java.util.function.IntUnaryOperator;

/** No statement names the class whose initialisation the formula sees, but a method reference leads to it. */
public class ReferenceInitialises {
    static class Shelf {
        static int items;

        static int twice(int number) {
            return 2 * number;
        }
    }

    public static void main(String[] arguments) {
        IntUnaryOperator operator = Shelf::twice;
        operator.applyAsInt(3);
    }
}
