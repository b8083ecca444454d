//@ verdict: unknown
//@ reason: unsupported: there is no abstraction
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenFromLambda.number=signs
// why: what a lambda answers goes through the class library
import java.util.function.IntSupplier;

public class TokenFromLambda {
    static int number;

    public static void main(String[] arguments) {
        number = 1;
        IntSupplier supplier = () -> number;
        assert supplier.getAsInt() > 0;
    }
}
