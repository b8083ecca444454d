package sojourner.jupiter;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** Has {@code sojourner test} explore a test instead of running it. Inside the checker the test runs as it is. */
public final class SchedulesExtension implements InvocationInterceptor {
    /** Set by the program that starts a test inside the virtual machine. */
    private static final String CHECKING = "sojourner.checking";

    /** Made by JUnit. */
    public SchedulesExtension() {}

    @Override
    public void interceptTestMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> call, ExtensionContext context)
            throws Throwable {
        if (Boolean.getBoolean(CHECKING)) {
            invocation.proceed();
            return;
        }
        invocation.skip();
        explore(context, annotation(context));
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> call, ExtensionContext context)
            throws Throwable {
        interceptTestMethod(invocation, call, context);
    }

    /** Those of the test itself and of its setting are part of what is explored. */
    @Override
    public void interceptBeforeEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> call, ExtensionContext context)
            throws Throwable {
        runInside(invocation);
    }

    @Override
    public void interceptAfterEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> call, ExtensionContext context)
            throws Throwable {
        runInside(invocation);
    }

    private static void runInside(Invocation<Void> invocation) throws Throwable {
        if (Boolean.getBoolean(CHECKING)) {
            invocation.proceed();
        } else {
            invocation.skip();
        }
    }

    private static Schedules annotation(ExtensionContext context) {
        Schedules own = context.getRequiredTestMethod().getAnnotation(Schedules.class);
        for (Class<?> type = context.getRequiredTestClass(); own == null && type != null; ) {
            own = type.getAnnotation(Schedules.class);
            type = type.getEnclosingClass();
        }
        return own;
    }

    private static void explore(ExtensionContext context, Schedules wanted) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command(context, wanted)).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = Output.of(process);
        int status = process.waitFor();
        switch (status) {
            case 0:
                return;
            case 1:
                throw new AssertionFailedError(output);
            case 3:
                if (wanted != null && wanted.unknown() == Schedules.Unknown.IS_SKIPPED) {
                    throw new TestAbortedException(output);
                }
                throw new AssertionFailedError(output);
            default:
                throw new IllegalStateException("sojourner ended with status " + status + ":\n" + output);
        }
    }

    private static List<String> command(ExtensionContext context, Schedules wanted) {
        List<String> command = new ArrayList<>(Arrays.asList(binary(), "test", place(context.getRequiredTestClass())));
        command.addAll(Arrays.asList("--classpath", classPath(), "--tests", context.getUniqueId()));
        command.addAll(Arrays.asList("--jdk", System.getProperty("java.home")));
        if (wanted != null) {
            command.addAll(Arrays.asList("--time-limit", wanted.timeLimit()));
            command.addAll(Arrays.asList(wanted.options()));
        }
        return command;
    }

    private static String binary() {
        String said = System.getProperty("sojourner.binary", System.getenv("SOJOURNER"));
        return said == null || said.isEmpty() ? "sojourner" : said;
    }

    /** Surefire starts tests from a jar that only names the class path. */
    private static String classPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    /** The file of a class, so that no other class is looked through. */
    private static String place(Class<?> type) {
        try {
            File root = new File(type.getProtectionDomain().getCodeSource().getLocation().toURI());
            File file = new File(root, type.getName().replace('.', '/') + ".class");
            return (root.isDirectory() ? file : root).getPath();
        } catch (URISyntaxException wrong) {
            throw new IllegalStateException("the class path has no such place: " + type, wrong);
        }
    }
}
