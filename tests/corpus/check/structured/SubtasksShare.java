//@ verdict: violated
//@ property: assertion
//@ jdk: 25
//@ ways: in turn
//@ options: --enable-preview
// why: subtasks are threads: both read the sum before either writes it.
import java.util.concurrent.StructuredTaskScope;

public class SubtasksShare {
    static int sum;

    static Void add(int x) {
        sum += x;
        return null;
    }

    public static void main(String[] arguments) throws Exception {
        try (var scope = StructuredTaskScope.<Void>open()) {
            scope.fork(() -> add(1));
            scope.fork(() -> add(2));
            scope.join();
        }
        assert sum == 3; //~
    }
}
