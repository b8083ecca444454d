//@ verdict: holds
//@ assumes: identity-hash
//@ assurance: jmm
//@ jdk: 25
//@ ways: in turn
//@ options: --enable-preview
// why: the failure cancels the scope and arrives at the owner, who expects it; whatever the other subtask does, nobody is left running.
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.FailedException;

public class SubtaskFailureHandled {
    static boolean failed;

    static int fail() {
        throw new IllegalArgumentException("no");
    }

    public static void main(String[] arguments) throws Exception {
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> 1);
            scope.fork(SubtaskFailureHandled::fail);
            scope.join();
        } catch (FailedException e) {
            failed = e.getCause() instanceof IllegalArgumentException;
        }
        assert failed;
    }
}
