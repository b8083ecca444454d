//@ verdict: violated
//@ property: assertion
//@ jdk: 25
//@ ways: in turn
//@ options: --enable-preview
// why: either subtask may be the first to succeed.
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

public class FirstResultExpected {
    public static void main(String[] arguments) throws Exception {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>anySuccessfulResultOrThrow())) {
            scope.fork(() -> 1);
            scope.fork(() -> 2);
            assert scope.join() == 1; //~
        }
    }
}
