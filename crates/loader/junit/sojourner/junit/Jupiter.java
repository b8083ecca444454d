package sojourner.junit;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.EngineExecutionListener;
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
        UniqueId id = UniqueId.forEngine(engine.getId());
        TestDescriptor root = engine.discover(Request.discovery(selectors, parameters), id);
        root.accept(TestDescriptor::prune);
        engine.execute(Request.execution(root, listener, parameters));
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
}
