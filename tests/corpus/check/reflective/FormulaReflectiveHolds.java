//@ verdict: holds
// why: the number is never more than 2; the formula, Verify.always(small), is stated by reflection.
import java.util.function.BooleanSupplier;
import sojourner.Verify;

public class FormulaReflectiveHolds {
    static volatile int number;

    public static void main(String[] arguments) throws Exception {
        BooleanSupplier small = () -> number < 3;
        Verify.class.getMethod("always", BooleanSupplier.class).invoke(null, small);
        number = 1;
        number = 2;
        number = 0;
    }
}
