//@ about: StackWalker visits frames lazily, skips reflection and lambdas by default, and knows the caller class
//@ varies: compilers number the methods of lambdas differently
import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

public class StackWalkerBasics {
    static final StackWalker PLAIN = StackWalker.getInstance();
    static final StackWalker RETAIN = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

    static class Called {
        static Class<?> caller() { return RETAIN.getCallerClass(); }
        static List<String> frames() {
            return PLAIN.walk(s -> s.map(f -> f.getClassName() + "." + f.getMethodName() + ":" + f.getLineNumber())
                .collect(Collectors.toList()));
        }
        String instance(Supplier<List<String>> s) { return s.get().toString(); }
    }

    static long depth(int n) {
        return n == 0 ? PLAIN.walk(s -> s.filter(f -> f.getMethodName().equals("depth")).count()) : depth(n - 1);
    }

    public static List<String> viaReflection() {
        return Called.frames();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Called.caller().getName());
        System.out.println(Called.frames());
        System.out.println(new Called().instance(Called::frames));
        System.out.println(new Called().instance(() -> Called.frames()));
        System.out.println(depth(40));
        System.out.println(StackWalkerBasics.class.getMethod("viaReflection").invoke(null));
        String first = PLAIN.walk(s -> s.skip(0).findFirst().get().toString());
        System.out.println(first);
        StackFrame frame = RETAIN.walk(s -> s.limit(1).toList()).get(0);
        System.out.println(frame.getDeclaringClass().getSimpleName() + " " + frame.getFileName() + " "
            + frame.isNativeMethod() + " " + frame.getMethodType() + " " + frame.getDescriptor() + " "
            + frame.toStackTraceElement());
        try {
            PLAIN.getCallerClass();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        try {
            PLAIN.walk(s -> s).count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        PLAIN.forEach(f -> System.out.println(f.getMethodName()));
    }
}
