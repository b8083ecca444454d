import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
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

    /** A look-up with the rights of MethodHandle itself, which `privateLookupIn` refuses to give. */
    static MethodHandles.Lookup insideMethodHandle() throws Exception {
        Field trusted = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
        trusted.setAccessible(true);
        return ((MethodHandles.Lookup) trusted.get(null)).in(MethodHandle.class);
    }

    static Object call(Class<?> owner, String method, Object... arguments) throws Throwable {
        for (Method candidate : owner.getDeclaredMethods()) {
            if (candidate.getName().equals(method)) {
                candidate.setAccessible(true);
                // Not by reflection, which mistakes exceptions from hidden frames for its own.
                return MethodHandles.lookup().unreflect(candidate).invokeWithArguments(arguments);
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
