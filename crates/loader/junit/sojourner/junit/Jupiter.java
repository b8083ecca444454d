package sojourner.junit;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.ConfigurationParameters;
import org.junit.platform.engine.DiscoveryFilter;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.opentest4j.TestAbortedException;

/** Runs one test of JUnit 5, named by its unique id, on the project's own engine. */
public final class Jupiter {
    private Jupiter() {}

    /** The unique id of a test; or {@code --list} and the classes; or {@code --broken} and the id of a container. */
    public static void main(String[] arguments) throws Throwable {
        System.setProperty("sojourner.checking", "true");
        ClassLoader loader = Jupiter.class.getClassLoader();
        Parameters parameters = Parameters.of(loader);
        Thread.currentThread().setContextClassLoader(new Services(loader, parameters.findsExtensions()));
        if (parameters.findsExtensions()) {
            Extensions.areFound();
        }
        if (arguments[0].equals("--list")) {
            Capture.leaveOutTests();
            execute(classes(arguments, loader), parameters, new JupiterListing());
            return;
        }
        Plan plan = new Plan();
        String id = arguments[arguments.length - 1];
        if (arguments.length > 1) {
            Capture.leaveOutTests();
        } else {
            Capture.into(plan);
        }
        Failures failures = new Failures();
        execute(List.of(DiscoverySelectors.selectUniqueId(id)), parameters, failures);
        Thread.currentThread().setContextClassLoader(loader);
        if (failures.first != null) {
            throw failures.first;
        }
        if (failures.aborted) {
            Outcome.aborted();
        } else if (!plan.isEmpty()) {
            plan.run(TestAbortedException.class);
        }
        Outcome.end();
    }

    private static List<DiscoverySelector> classes(String[] arguments, ClassLoader loader) {
        List<DiscoverySelector> selectors = new ArrayList<>();
        for (int i = 1; i < arguments.length; i++) {
            try {
                selectors.add(DiscoverySelectors.selectClass(Class.forName(arguments[i], false, loader)));
            } catch (ClassNotFoundException | LinkageError absent) {
                // It refers to what the class path does not have: no framework could load it.
            }
        }
        return selectors;
    }

    private static void execute(
            List<DiscoverySelector> selectors, Parameters parameters, EngineExecutionListener listener)
            throws ReflectiveOperationException {
        TestEngine engine = new JupiterTestEngine();
        TestDescriptor root = engine.discover(new Discovery(selectors, parameters), UniqueId.forEngine(engine.getId()));
        root.accept(TestDescriptor::prune);
        engine.execute(request(root, listener, parameters));
    }

    /** From release 5.13 on an engine wants to be given a store, and later more. */
    private static ExecutionRequest request(
            TestDescriptor root, EngineExecutionListener listener, Parameters parameters)
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
            given[i] = i < known.length ? known[i] : further(method.getParameterTypes()[i]);
        }
        return given;
    }

    private static Object further(Class<?> type) throws ReflectiveOperationException {
        switch (type.getSimpleName()) {
            case "NamespacedHierarchicalStore":
                return type.getConstructor(type).newInstance((Object) null);
            case "CancellationToken":
                return type.getMethod("disabled").invoke(null);
            default:
                return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, call, values) -> {
                    throw new UnsupportedOperationException(call.toString());
                });
        }
    }

    /** The first failure of anything. */
    static final class Failures implements EngineExecutionListener {
        Throwable first;
        boolean aborted;

        @Override
        public void executionFinished(TestDescriptor test, TestExecutionResult result) {
            aborted |= result.getStatus() == TestExecutionResult.Status.ABORTED;
            if (first == null && result.getStatus() == TestExecutionResult.Status.FAILED) {
                first = result.getThrowable().orElseGet(() -> new AssertionError(test.getDisplayName()));
            }
        }
    }

    /** What is to be discovered. */
    static final class Discovery implements EngineDiscoveryRequest {
        private final List<DiscoverySelector> selectors;
        private final Parameters parameters;

        Discovery(List<DiscoverySelector> selectors, Parameters parameters) {
            this.selectors = selectors;
            this.parameters = parameters;
        }

        @Override
        public <T extends DiscoverySelector> List<T> getSelectorsByType(Class<T> type) {
            List<T> found = new ArrayList<>();
            for (DiscoverySelector selector : selectors) {
                if (type.isInstance(selector)) {
                    found.add(type.cast(selector));
                }
            }
            return found;
        }

        @Override
        public <T extends DiscoveryFilter<?>> List<T> getFiltersByType(Class<T> type) {
            return List.of();
        }

        @Override
        public ConfigurationParameters getConfigurationParameters() {
            return parameters;
        }
    }
}
