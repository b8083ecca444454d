package sojourner.junit;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.EngineDiscoveryListener;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;

/** What an engine is asked. Newer releases of the platform want to be told more than older ones have words for. */
final class Request {
    private Request() {}

    /** To find what these select. */
    static EngineDiscoveryRequest discovery(List<? extends DiscoverySelector> selectors, Parameters parameters) {
        return proxy(EngineDiscoveryRequest.class, (method, arguments) -> {
            switch (method.getName()) {
                case "getSelectorsByType":
                    return ofType((Class<?>) arguments[0], selectors);
                case "getFiltersByType":
                    return List.of();
                case "getConfigurationParameters":
                    return parameters;
                case "getDiscoveryListener":
                    return EngineDiscoveryListener.NOOP;
                default:
                    return nothing(method.getReturnType());
            }
        });
    }

    private static List<Object> ofType(Class<?> type, List<? extends DiscoverySelector> selectors) {
        List<Object> found = new ArrayList<>();
        for (DiscoverySelector selector : selectors) {
            if (type.isInstance(selector)) {
                found.add(selector);
            }
        }
        return found;
    }

    /** To execute what was found. */
    static ExecutionRequest execution(TestDescriptor root, EngineExecutionListener listener, Parameters parameters)
            throws ReflectiveOperationException {
        for (Method method : ExecutionRequest.class.getMethods()) {
            if (method.getName().equals("create") && method.getParameterCount() > 3) {
                return (ExecutionRequest) method.invoke(null, given(method, root, listener, parameters));
            }
        }
        return new ExecutionRequest(root, listener, parameters);
    }

    private static Object[] given(Method method, Object... known) throws ReflectiveOperationException {
        Object[] given = new Object[method.getParameterCount()];
        for (int i = 0; i < given.length; i++) {
            given[i] = i < known.length ? known[i] : nothing(method.getParameterTypes()[i]);
        }
        return given;
    }

    /** An empty store, a token that cancels nothing, and what refuses to write files. */
    private static Object nothing(Class<?> type) throws ReflectiveOperationException {
        switch (type.getSimpleName()) {
            case "NamespacedHierarchicalStore":
                Object ofSession = type.getConstructor(type).newInstance((Object) null);
                return type.getConstructor(type).newInstance(ofSession);
            case "CancellationToken":
                return type.getMethod("disabled").invoke(null);
            default:
                return proxy(type, (method, arguments) -> {
                    throw new UnsupportedOperationException(method.toString());
                });
        }
    }

    private static <T> T proxy(Class<T> type, Answers answers) {
        InvocationHandler handler = (self, method, arguments) -> {
            switch (method.getName()) {
                case "hashCode":
                    return 0;
                case "equals":
                    return self == arguments[0];
                case "toString":
                    return type.getName();
                default:
                    return answers.to(method, arguments);
            }
        };
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private interface Answers {
        Object to(Method method, Object[] arguments) throws Throwable;
    }
}
