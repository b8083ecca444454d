import java.lang.invoke.MethodHandles;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs one case twice, once as javac compiled it and once through a synthesised class, and prints both outcomes. */
class Harness {
    interface Action {
        Object run() throws Throwable;
    }

    /** Defines a synthesised class beside its caller, with access to the caller's private members. */
    static Class<?> define(MethodHandles.Lookup caller, String name) throws Exception {
        byte[] bytes = Files.readAllBytes(Path.of("synthesised", name + ".class"));
        return caller.defineHiddenClass(bytes, true, MethodHandles.Lookup.ClassOption.NESTMATE).lookupClass();
    }

    static Object call(Class<?> owner, String method, Object... arguments) throws Throwable {
        for (Method candidate : owner.getDeclaredMethods()) {
            if (candidate.getName().equals(method)) {
                candidate.setAccessible(true);
                try {
                    return candidate.invoke(null, arguments);
                } catch (InvocationTargetException thrown) {
                    throw thrown.getCause();
                }
            }
        }
        throw new AssertionError("no method " + method + " in " + owner);
    }

    static void compare(String name, Action javac, Action synthesised) {
        System.out.println("javac\t" + name + "\t" + outcome(javac));
        System.out.println("synth\t" + name + "\t" + outcome(synthesised));
    }

    static String outcome(Action action) {
        try {
            return escape(String.valueOf(action.run()));
        } catch (LinkageError broken) {
            return "BROKEN " + broken;
        } catch (Throwable thrown) {
            return "throws " + thrown.getClass().getName();
        }
    }

    private static String escape(String text) {
        StringBuilder out = new StringBuilder();
        for (char unit : text.toCharArray()) {
            if (unit >= 32 && unit < 127) out.append(unit);
            else out.append(String.format("\\u%04x", (int) unit));
        }
        return out.toString();
    }
}
