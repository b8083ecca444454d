//@ verdict: holds
//@ assumes: identity-hash
//@ assurance: jmm
//@ jdk: 25
//@ ways: in turn
//@ options: --enable-preview
// why: whichever is first, its result is the answer.
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

public class FirstResultTaken {
    public static void main(String[] arguments) throws Exception {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>anySuccessfulResultOrThrow())) {
            scope.fork(() -> 1);
            scope.fork(() -> 2);
            int first = scope.join();
            assert first == 1 || first == 2;
        }
    }
}
