//@ verdict: violated
//@ property: exception
//@ jdk: 25
//@ ways: in turn
//@ options: --enable-preview
// why: join throws what a subtask has thrown, wrapped.
import java.util.concurrent.StructuredTaskScope;

public class SubtaskFails {
    static int fail() {
        throw new IllegalArgumentException("no");
    }

    public static void main(String[] arguments) throws Exception {
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> 1);
            scope.fork(SubtaskFails::fail);
            scope.join(); //~
        }
    }
}
