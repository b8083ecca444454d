//@ about: Structured concurrency, a preview in 25 and so reached by reflection: forks, joins, failures, inheritance.
//@ jdk: 25
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.concurrent.Callable;

public class StructuredScopes {
    private static final ScopedValue<String> NAME = ScopedValue.newInstance();

    private static Object call(Class<?> type, Object target, String name, Object... arguments) throws Throwable {
        for (Method method : type.getMethods()) {
            boolean fits = method.getName().equals(name) && method.getParameterCount() == arguments.length;
            if (fits && (arguments.length == 0 || method.getParameterTypes()[0].isInstance(arguments[0]))) {
                try {
                    return method.invoke(target, arguments);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
            }
        }
        throw new AssertionError(name);
    }

    public static void main(String[] args) throws Throwable {
        Class<?> scopeType = Class.forName("java.util.concurrent.StructuredTaskScope");
        Class<?> subtaskType = Class.forName("java.util.concurrent.StructuredTaskScope$Subtask");
        Object scope = call(scopeType, null, "open");
        Object six = call(scopeType, scope, "fork", (Callable<Integer>) () -> 6);
        Object seven = call(scopeType, scope, "fork", (Callable<Integer>) () -> {
            Thread.sleep(5);
            return 7;
        });
        call(scopeType, scope, "join");
        System.out.println((Integer) call(subtaskType, six, "get") * (Integer) call(subtaskType, seven, "get") + " "
                + call(subtaskType, six, "state"));
        call(scopeType, scope, "close");
        ScopedValue.where(NAME, "inherited").call(() -> {
            try {
                Object inner = call(scopeType, null, "open");
                Object task = call(scopeType, inner, "fork", (Callable<String>) () -> NAME.get() + " "
                        + Thread.currentThread().isVirtual());
                call(scopeType, inner, "join");
                System.out.println(call(subtaskType, task, "get"));
                call(scopeType, inner, "close");
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
            return null;
        });
        Object failing = call(scopeType, null, "open");
        Object bad = call(scopeType, failing, "fork", (Callable<String>) () -> {
            throw new IllegalStateException("subtask failed");
        });
        Object slow = call(scopeType, failing, "fork", (Callable<String>) () -> {
            Thread.sleep(1_000_000_000L);
            return "never";
        });
        try {
            call(scopeType, failing, "join");
        } catch (Exception e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getCause().getMessage());
        }
        call(scopeType, failing, "close");
        System.out.println(call(subtaskType, bad, "state") + " " + call(subtaskType, slow, "state") + " "
                + call(scopeType, failing, "isCancelled"));
    }
}
