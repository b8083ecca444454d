package sojourner.junit;

import java.util.HashSet;
import java.util.Set;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;

/** Lists the tests of an execution in which the test methods themselves are left out. */
final class JupiterListing implements EngineExecutionListener {
    private final Set<TestDescriptor> listed = new HashSet<>();

    @Override
    public void executionStarted(TestDescriptor descriptor) {
        if (descriptor.isTest() && listed.add(descriptor)) {
            Listing.test(id(descriptor), type(descriptor), method(descriptor), name(descriptor));
        }
    }

    @Override
    public void executionSkipped(TestDescriptor descriptor, String reason) {
        if (isLeaf(descriptor) && listed.add(descriptor)) {
            Listing.skipped(id(descriptor), type(descriptor), method(descriptor), name(descriptor), reason);
        }
        for (TestDescriptor child : descriptor.getChildren()) {
            executionSkipped(child, reason);
        }
    }

    @Override
    public void executionFinished(TestDescriptor descriptor, TestExecutionResult result) {
        TestExecutionResult.Status status = result.getStatus();
        if (descriptor.isTest() || status == TestExecutionResult.Status.SUCCESSFUL) {
            return;
        }
        if (status == TestExecutionResult.Status.ABORTED) {
            String reason = result.getThrowable().map(Throwable::getMessage).orElse("aborted");
            executionSkipped(descriptor, reason);
        } else {
            Listing.broken(id(descriptor), type(descriptor), method(descriptor), name(descriptor));
        }
    }

    /** A test, or something that makes tests when it is run. */
    private static boolean isLeaf(TestDescriptor descriptor) {
        return descriptor.isTest() || descriptor.getChildren().isEmpty();
    }

    private static String id(TestDescriptor descriptor) {
        return descriptor.getUniqueId().toString();
    }

    private static String type(TestDescriptor descriptor) {
        TestSource source = source(descriptor);
        if (source instanceof MethodSource) {
            return ((MethodSource) source).getClassName();
        }
        return source instanceof ClassSource ? ((ClassSource) source).getClassName() : "";
    }

    private static String method(TestDescriptor descriptor) {
        TestSource source = source(descriptor);
        return source instanceof MethodSource ? ((MethodSource) source).getMethodName() : "";
    }

    /** Its own, or that of what it is a part of. */
    private static TestSource source(TestDescriptor descriptor) {
        for (TestDescriptor one = descriptor; one != null; one = one.getParent().orElse(null)) {
            TestSource source = one.getSource().orElse(null);
            if (source instanceof MethodSource || source instanceof ClassSource) {
                return source;
            }
        }
        return null;
    }

    /** The name for people: without the empty parentheses of a plain test, with that of the method for its parts. */
    private static String name(TestDescriptor descriptor) {
        String own = descriptor.getDisplayName();
        if (own.equals(method(descriptor) + "()")) {
            return method(descriptor);
        }
        TestDescriptor parent = descriptor.getParent().orElse(null);
        boolean isOfClass = parent == null || parent.getSource().orElse(null) instanceof ClassSource;
        boolean isPart = descriptor.isTest() && !isOfClass;
        return isPart ? name(parent) + " " + own : own;
    }
}
