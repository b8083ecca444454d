//@ about: who called: caller-sensitive methods called directly, by reflection, by lambdas and by method references
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.concurrent.Callable;
import java.util.function.Function;

public class CallersOfReflection {
    static class Vault { private int code = 42; private static String open(Object key) { return "opened with " + key; } }

    static class Walker {
        static String caller() { return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass().getSimpleName(); }
    }

    interface Loader { Class<?> load(String name) throws ClassNotFoundException; }

    static String trace() {
        StringBuilder text = new StringBuilder();
        for (StackTraceElement element : new Throwable().getStackTrace())
            if (element.getModuleName() == null) text.append(element.getMethodName()).append(' ');
        return text.toString();
    }

    public static void main(String[] args) throws Exception {
        Method forName = Class.class.getMethod("forName", String.class);
        System.out.println(forName.invoke(null, "CallersOfReflection$Vault"));
        Loader reference = Class::forName;
        Loader lambda = name -> Class.forName(name);
        System.out.println(reference.load("CallersOfReflection$Walker") + " " + lambda.load("CallersOfReflection$Vault"));
        Method load = Loader.class.getMethod("load", String.class);
        load.setAccessible(true);
        System.out.println(load.invoke(reference, "CallersOfReflection"));
        try {
            forName.invoke(null, "no.Such");
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause());
        }
        Field code = Vault.class.getDeclaredField("code");
        Method get = Field.class.getMethod("get", Object.class);
        System.out.println(get.invoke(code, new Vault()) + " " + Field.class.getMethod("getInt", Object.class).invoke(code, new Vault()));
        Method open = Vault.class.getDeclaredMethod("open", Object.class);
        Method invoke = Method.class.getMethod("invoke", Object.class, Object[].class);
        System.out.println(invoke.invoke(open, null, new Object[] {"a key"}) + ", " + invoke.invoke(invoke, open, new Object[] {null, new Object[] {"a nested key"}}));
        System.out.println(Walker.caller() + " " + Walker.class.getDeclaredMethod("caller").invoke(null));
        Callable<String> walked = Walker::caller;
        System.out.println(walked.call().startsWith("CallersOfReflection"));
        System.out.println(trace() + "| " + CallersOfReflection.class.getDeclaredMethod("trace").invoke(null));
        Function<String, String> traced = name -> trace();
        System.out.println(traced.apply("").replaceAll("lambda\\S*", "lambda"));
        System.out.println(ClassLoader.class.getMethod("getSystemClassLoader").invoke(null) == ClassLoader.getSystemClassLoader());
        System.out.println(Class.class.getMethod("getClassLoader").invoke(Vault.class) == ClassLoader.getSystemClassLoader());
    }
}
