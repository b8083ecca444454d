package sojourner.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Whether extensions of others take part in a test: then its calls cannot be made after the engine has ended.
 *
 * <p>Errs towards yes. Those that JUnit itself brings along have done their work when a call is made, but for two: what
 * {@code AutoClose} names, and arguments that can be closed, would be closed too early.
 */
final class Extensions {
    /** Parameterized tests are an extension of JUnit's own, and {@code Schedules} one of ours. */
    private static final String[] HARMLESS = {"org.junit.jupiter.params.", "sojourner.jupiter."};

    private static final Map<Class<?>, Boolean> KNOWN = new HashMap<>();
    private static boolean found;

    private Extensions() {}

    /** The project has extensions that are found by themselves. */
    static void areFound() {
        found = true;
    }

    static boolean look(ReflectiveInvocationContext<Method> call, ExtensionContext context) {
        if (found || call.getArguments().stream().anyMatch(argument -> argument instanceof AutoCloseable)) {
            return true;
        }
        Method test = context.getTestMethod().orElse(null);
        return lookAtClass(context.getRequiredTestClass()) || test != null && lookAtMethod(test);
    }

    private static boolean lookAtClass(Class<?> type) {
        Boolean known = KNOWN.get(type);
        if (known == null) {
            known = lookAtMembers(type);
            KNOWN.put(type, known);
        }
        return known;
    }

    private static boolean lookAtMembers(Class<?> type) {
        if (isExtended(type)) {
            return true;
        }
        for (Class<?> one = type; one != null; one = one.getSuperclass()) {
            for (Field field : one.getDeclaredFields()) {
                boolean isRegistered = AnnotationSupport.isAnnotated(field, RegisterExtension.class);
                if (isRegistered || isExtended(field) || closes(field)) {
                    return true;
                }
            }
        }
        return type.getEnclosingClass() != null && lookAtClass(type.getEnclosingClass());
    }

    private static boolean lookAtMethod(Method method) {
        for (Parameter parameter : method.getParameters()) {
            if (isExtended(parameter)) {
                return true;
            }
        }
        return isExtended(method);
    }

    private static boolean isExtended(AnnotatedElement element) {
        for (ExtendWith extended : AnnotationSupport.findRepeatableAnnotations(element, ExtendWith.class)) {
            for (Class<?> extension : extended.value()) {
                if (Stream.of(HARMLESS).noneMatch(extension.getName()::startsWith)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The annotation is younger than the oldest release that is known here. */
    private static boolean closes(Field field) {
        for (Annotation annotation : field.getDeclaredAnnotations()) {
            if (annotation.annotationType().getName().equals("org.junit.jupiter.api.AutoClose")) {
                return true;
            }
        }
        return false;
    }
}
