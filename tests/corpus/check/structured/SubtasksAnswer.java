//@ verdict: holds
//@ assumes: identity-hash
//@ assurance: jmm
//@ jdk: 25
//@ ways: in turn
//@ options: --enable-preview
// why: each subtask has its own result; the owner adds them up after join.
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

public class SubtasksAnswer {
    static int sum;

    public static void main(String[] arguments) throws Exception {
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>allSuccessfulOrThrow())) {
            scope.fork(() -> 1);
            scope.fork(() -> 2);
            sum = scope.join().mapToInt(task -> task.get()).sum();
        }
        assert sum == 3;
    }
}
