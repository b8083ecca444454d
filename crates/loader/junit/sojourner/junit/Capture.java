package sojourner.junit;

import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Takes the calls of a test away from the engine, which then believes that they were made.
 *
 * <p>Where extensions of others look at them ({@link Extensions}), the engine makes the calls itself. It catches what
 * they throw, and tells it at the end.
 */
public final class Capture implements InvocationInterceptor {
    /** Where the calls go; nothing where tests are left out. */
    private static Plan plan;

    /** Made by the engine. */
    public Capture() {}

    static void into(Plan plan) {
        Capture.plan = plan;
    }

    static void leaveOutTests() {
        plan = null;
    }

    @Override
    public void interceptBeforeEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> call, ExtensionContext context)
            throws Throwable {
        if (plan == null || Extensions.look(call, context)) {
            invocation.proceed();
            return;
        }
        plan.before(call.getTarget().orElse(null), call.getExecutable(), call.getArguments().toArray());
        invocation.skip();
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> call, ExtensionContext context)
            throws Throwable {
        if (plan != null && Extensions.look(call, context)) {
            Outcome.begin();
            plan.runBefore();
            invocation.proceed();
            Outcome.complete();
            return;
        }
        if (plan != null) {
            plan.test(call.getTarget().orElse(null), call.getExecutable(), call.getArguments().toArray());
        }
        invocation.skip();
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> call, ExtensionContext context)
            throws Throwable {
        interceptTestMethod(invocation, call, context);
    }

    @Override
    public <T> T interceptTestFactoryMethod(
            Invocation<T> invocation, ReflectiveInvocationContext<Method> call, ExtensionContext context)
            throws Throwable {
        if (plan != null) {
            plan.runBefore();
        }
        return invocation.proceed();
    }

    @Override
    public void interceptDynamicTest(
            Invocation<Void> invocation, DynamicTestInvocationContext call, ExtensionContext context)
            throws Throwable {
        if (plan != null) {
            plan.test(call.getExecutable()::execute);
        }
        invocation.skip();
    }

    @Override
    public void interceptAfterEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> call, ExtensionContext context)
            throws Throwable {
        if (plan == null || Extensions.look(call, context)) {
            invocation.proceed();
            return;
        }
        plan.after(call.getTarget().orElse(null), call.getExecutable(), call.getArguments().toArray());
        invocation.skip();
    }

    @Override
    public void interceptAfterAllMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> call, ExtensionContext context)
            throws Throwable {
        interceptAfterEachMethod(invocation, call, context);
    }
}
