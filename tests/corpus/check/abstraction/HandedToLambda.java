//@ verdict: unknown
//@ reason: unsupported: there is no abstraction: removed data is handed to java.util.function.IntConsumer.accept
//@ depth: deep for an abstraction only
//@ search: --abstract --remove HandedToLambda.number --predicate 'HandedToLambda: number == 1'
// why: what a lambda does with removed data is not followed; taken for zero, it would not fail
import java.util.function.IntConsumer;

public class HandedToLambda {
    static int number;

    public static void main(String[] arguments) {
        number = 1;
        IntConsumer consumer = value -> {
            assert value != 1;
        };
        consumer.accept(number);
    }
}
