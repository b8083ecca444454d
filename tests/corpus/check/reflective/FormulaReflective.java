//@ verdict: violated
//@ property: ltl
// why: the number becomes 2 for a moment; the formula, Verify.always(small), is stated by reflection.
import java.util.function.BooleanSupplier;
import sojourner.Verify;

public class FormulaReflective {
    static volatile int number;

    public static void main(String[] arguments) throws Exception {
        BooleanSupplier small = () -> number < 2;
        Verify.class.getMethod("always", BooleanSupplier.class).invoke(null, small);
        number = 1;
        number = 2;
        number = 0;
    }
}
