//@ verdict: holds
//@ assumes: common-pool, identity-hash
//@ assurance: jmm
//@ jdk: 25
//@ depth: deep, a scheduler of time-outs runs beside the program
//@ library: modelled, step by step there are millions of states
//@ options: --enable-preview
// why: either the result comes in time or the owner goes on without it.
import java.time.Duration;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;
import java.util.concurrent.StructuredTaskScope.TimeoutException;

public class TimeoutExpected {
    public static void main(String[] arguments) throws Exception {
        var joiner = Joiner.<Integer>awaitAllSuccessfulOrThrow();
        int answer = 0;
        try (var scope = StructuredTaskScope.open(joiner, settings -> settings.withTimeout(Duration.ofSeconds(1)))) {
            Subtask<Integer> task = scope.fork(() -> 1);
            scope.join();
            answer = task.get();
        } catch (TimeoutException e) {
            answer = 1;
        }
        assert answer == 1;
    }
}
