package sojourner.junit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.After;
import org.junit.AfterClass;
import org.junit.AssumptionViolatedException;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.ClassRule;
import org.junit.Ignore;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.Description;
import org.junit.runner.Request;
import org.junit.runner.RunWith;
import org.junit.runner.Runner;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;
import org.junit.runner.notification.RunNotifier;
import org.junit.runners.BlockJUnit4ClassRunner;
import org.junit.runners.JUnit4;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.TestClass;

/**
 * Runs one test of JUnit 4 or 3, named by its class and its name.
 *
 * <p>The calls of a class with the usual runner and without rules are taken from JUnit's own model of the class and
 * made by {@link Plan}. Everything else is run by the runner of the class.
 */
public final class Vintage {
    private Vintage() {}

    /** A class and the name of a test; or {@code --list} and the classes. */
    public static void main(String[] arguments) throws Throwable {
        if (arguments[0].equals("--list")) {
            for (int i = 1; i < arguments.length; i++) {
                list(arguments[i]);
            }
            return;
        }
        Class<?> type = Class.forName(arguments[0], true, Vintage.class.getClassLoader());
        Plan plan = new Plan();
        if (isPlain(type) && prepare(plan, type, arguments[1])) {
            plan.run(AssumptionViolatedException.class);
        } else {
            run(type, arguments[1]);
        }
        Outcome.end();
    }

    private static void list(String name) {
        Class<?> type;
        try {
            type = Class.forName(name, false, Vintage.class.getClassLoader());
            if (!isTestClass(type)) {
                return;
            }
        } catch (ClassNotFoundException | LinkageError absent) {
            // It refers to what the class path does not have: no framework could load it.
            return;
        }
        list(type, Request.aClass(type).getRunner().getDescription(), reason(type.getAnnotation(Ignore.class)));
    }

    private static void list(Class<?> type, Description description, String ignored) {
        Ignore ignore = description.getAnnotation(Ignore.class);
        String reason = ignore == null ? ignored : reason(ignore);
        for (Description child : description.getChildren()) {
            list(type, child, reason);
        }
        if (!description.getChildren().isEmpty()) {
            return;
        }
        boolean isTest = description.isTest() && description.getMethodName() != null;
        String method = isTest ? description.getMethodName() : "";
        String name = isTest ? method : description.getDisplayName();
        String id = type.getName() + " " + method;
        if (reason != null) {
            Listing.skipped(id, type.getName(), withoutParameters(method), name, reason);
        } else if (isTest) {
            Listing.test(id, type.getName(), withoutParameters(method), name);
        }
    }

    private static String reason(Ignore ignore) {
        return ignore == null ? null : ignore.value();
    }

    private static String withoutParameters(String method) {
        int bracket = method.indexOf('[');
        return bracket < 0 ? method : method.substring(0, bracket);
    }

    private static boolean isTestClass(Class<?> type) {
        if (Modifier.isAbstract(type.getModifiers()) || !Modifier.isPublic(type.getModifiers())) {
            return false;
        }
        if (type.isAnnotationPresent(RunWith.class) || junit.framework.TestCase.class.isAssignableFrom(type)) {
            return true;
        }
        for (Method method : type.getMethods()) {
            if (method.isAnnotationPresent(Test.class)) {
                return true;
            }
        }
        return false;
    }

    /** Whether nothing but the methods themselves takes part in a test. */
    private static boolean isPlain(Class<?> type) {
        Class<?> runner = Request.aClass(type).getRunner().getClass();
        if (runner != BlockJUnit4ClassRunner.class && runner != JUnit4.class) {
            return false;
        }
        TestClass model = new TestClass(type);
        return model.getAnnotatedFields(Rule.class).isEmpty()
                && model.getAnnotatedMethods(Rule.class).isEmpty()
                && model.getAnnotatedFields(ClassRule.class).isEmpty()
                && model.getAnnotatedMethods(ClassRule.class).isEmpty();
    }

    private static boolean prepare(Plan plan, Class<?> type, String name) throws Throwable {
        TestClass model = new TestClass(type);
        FrameworkMethod test = null;
        for (FrameworkMethod method : model.getAnnotatedMethods(Test.class)) {
            test = name.equals(method.getName()) ? method : test;
        }
        if (test == null) {
            return false;
        }
        try {
            for (FrameworkMethod method : model.getAnnotatedMethods(BeforeClass.class)) {
                method.invokeExplosively(null);
            }
        } catch (AssumptionViolatedException violated) {
            Outcome.aborted();
            Outcome.end();
        }
        Object instance = instance(model);
        for (FrameworkMethod method : model.getAnnotatedMethods(Before.class)) {
            plan.before(instance, method.getMethod());
        }
        plan.test(instance, test.getMethod());
        Class<? extends Throwable> expected = test.getAnnotation(Test.class).expected();
        if (expected != Test.None.class) {
            plan.expect(expected);
        }
        for (FrameworkMethod method : model.getAnnotatedMethods(After.class)) {
            plan.after(instance, method.getMethod());
        }
        for (FrameworkMethod method : model.getAnnotatedMethods(AfterClass.class)) {
            plan.after(null, method.getMethod());
        }
        return true;
    }

    private static Object instance(TestClass model) throws Throwable {
        try {
            return model.getOnlyConstructor().newInstance();
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    /** Lets the runner of the class run one test. */
    private static void run(Class<?> type, String name) throws Throwable {
        Runner runner = Request.aClass(type).filterWith(named(name)).getRunner();
        RunNotifier notifier = new RunNotifier();
        Ends ends = new Ends();
        notifier.addListener(ends);
        Outcome.begin();
        runner.run(notifier);
        if (ends.failure != null) {
            throw ends.failure;
        }
        if (ends.aborted) {
            Outcome.aborted();
        } else {
            Outcome.complete();
        }
    }

    private static Filter named(String name) {
        return new Filter() {
            @Override
            public boolean shouldRun(Description description) {
                if (description.isTest()) {
                    return name.equals(description.getMethodName());
                }
                return description.getChildren().stream().anyMatch(this::shouldRun);
            }

            @Override
            public String describe() {
                return name;
            }
        };
    }

    private static final class Ends extends RunListener {
        private Throwable failure;
        private boolean aborted;

        @Override
        public void testFailure(Failure failed) {
            failure = failure == null ? failed.getException() : failure;
        }

        @Override
        public void testAssumptionFailure(Failure failed) {
            aborted = true;
        }
    }
}
