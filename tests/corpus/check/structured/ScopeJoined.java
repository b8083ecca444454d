//@ verdict: holds
//@ assumes: identity-hash
//@ assurance: jmm
//@ jdk: 25
//@ ways: in turn
//@ options: --enable-preview
// why: join waits for both subtasks; their results are there, and published.
import java.util.concurrent.StructuredTaskScope;

public class ScopeJoined {
    static int answer(int x) {
        return 10 * x;
    }

    public static void main(String[] arguments) throws Exception {
        try (var scope = StructuredTaskScope.open()) {
            var one = scope.fork(() -> answer(1));
            var two = scope.fork(() -> answer(2));
            scope.join();
            assert one.get() + two.get() == 30;
        }
    }
}
