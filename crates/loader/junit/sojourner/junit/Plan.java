package sojourner.junit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * The calls of one test, in order: what comes before the test method, the test itself, what comes after it.
 *
 * <p>The framework has decided which they are and has made the instances and the arguments; it has not made the calls.
 * They are made from here, by the main thread, with nothing of the framework below them: what fails is an uncaught
 * exception of the main thread.
 */
final class Plan {
    private final List<Call> before = new ArrayList<>();
    private final List<Call> after = new ArrayList<>();
    private Call test;
    private Class<? extends Throwable> expected;

    void before(Object target, Method method, Object... arguments) {
        before.add(new Reflective(target, method, arguments));
    }

    void after(Object target, Method method, Object... arguments) {
        after.add(new Reflective(target, method, arguments));
    }

    void test(Object target, Method method, Object... arguments) {
        test(new Reflective(target, method, arguments));
    }

    void test(Call call) {
        test = call;
    }

    void expect(Class<? extends Throwable> type) {
        expected = type;
    }

    boolean isEmpty() {
        return test == null && before.isEmpty() && after.isEmpty();
    }

    /** Makes the calls that come before the test, and forgets them. */
    void runBefore() throws Throwable {
        while (!before.isEmpty()) {
            before.remove(0).run();
        }
    }

    /** Makes all calls. What {@code aborted} says ends the test without a verdict on it. */
    void run(Class<? extends Throwable> aborted) throws Throwable {
        Outcome.begin();
        boolean complete = true;
        try {
            runBefore();
            runTest();
        } catch (Throwable thrown) {
            if (!aborted.isInstance(thrown)) {
                throw thrown;
            }
            complete = false;
        }
        for (Call call : after) {
            call.run();
        }
        if (complete) {
            Outcome.complete();
        } else {
            Outcome.aborted();
        }
    }

    private void runTest() throws Throwable {
        if (test == null) {
            return;
        }
        if (expected == null) {
            test.run();
            return;
        }
        try {
            test.run();
        } catch (Throwable thrown) {
            if (expected.isInstance(thrown)) {
                return;
            }
            throw thrown;
        }
        throw new AssertionError("Expected exception: " + expected.getName());
    }

    /** One call. */
    interface Call {
        void run() throws Throwable;
    }

    private static final class Reflective implements Call {
        private final Object target;
        private final Method method;
        private final Object[] arguments;

        Reflective(Object target, Method method, Object... arguments) {
            this.target = target;
            this.method = method;
            this.arguments = arguments;
            method.setAccessible(true);
        }

        @Override
        public void run() throws Throwable {
            try {
                method.invoke(target, arguments);
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        }
    }
}
