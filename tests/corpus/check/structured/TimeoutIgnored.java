//@ verdict: violated
//@ property: exception
//@ jdk: 25
//@ ways: in turn
//@ library: modelled, step by step there are a hundred thousand states
//@ options: --enable-preview
// why: the subtask may take longer than the scope allows: join throws.
import java.time.Duration;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

public class TimeoutIgnored {
    public static void main(String[] arguments) throws Exception {
        var joiner = Joiner.<Integer>awaitAllSuccessfulOrThrow();
        try (var scope = StructuredTaskScope.open(joiner, settings -> settings.withTimeout(Duration.ofSeconds(1)))) {
            scope.fork(() -> 1);
            scope.join(); //~
        }
    }
}
