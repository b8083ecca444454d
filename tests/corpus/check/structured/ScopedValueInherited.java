//@ verdict: holds
//@ assumes: identity-hash
//@ assurance: jmm
//@ jdk: 25
//@ ways: in turn
//@ options: --enable-preview
// why: subtasks inherit what their owner has bound.
import java.util.concurrent.StructuredTaskScope;

public class ScopedValueInherited {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    static Void look() {
        assert USER.get().equals("me");
        return null;
    }

    static Void work() throws Exception {
        try (var scope = StructuredTaskScope.<Void>open()) {
            scope.fork(ScopedValueInherited::look);
            scope.fork(ScopedValueInherited::look);
            scope.join();
        }
        return null;
    }

    public static void main(String[] arguments) throws Exception {
        ScopedValue.where(USER, "me").call(ScopedValueInherited::work);
    }
}
