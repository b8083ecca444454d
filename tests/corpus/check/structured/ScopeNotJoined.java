//@ verdict: violated
//@ property: exception
//@ jdk: 25
//@ ways: in turn
//@ options: --enable-preview
// why: results may be asked for only after join, whether they are there or not.
import java.util.concurrent.StructuredTaskScope;

public class ScopeNotJoined {
    static int answer(int x) {
        return 10 * x;
    }

    public static void main(String[] arguments) throws Exception {
        try (var scope = StructuredTaskScope.open()) {
            var one = scope.fork(() -> answer(1));
            int result = one.get(); //~
            scope.join();
            assert result == 10;
        }
    }
}
