//@ about: frames of constructors, initialisers, bridges, nested classes, lambdas and native callers as stack trace elements
import java.util.Comparator;
import java.util.function.Supplier;

public class StackTraceElements {
    static String show(Throwable t) {
        StringBuilder s = new StringBuilder();
        for (StackTraceElement e : t.getStackTrace()) {
            if (!e.getClassName().startsWith("StackTraceElements")) continue;
            s.append(e.getClassName()).append('.').append(e.getMethodName()).append(':').append(e.getLineNumber())
                .append(' ');
        }
        return s.toString();
    }

    static class Loaded {
        static final Throwable MADE_IN_CLINIT = new Throwable();
        final Throwable madeInField = new Throwable();
        Throwable madeInBlock;
        { madeInBlock = new Throwable(); }
        Loaded() { this(new Throwable()); }
        Loaded(Throwable t) { System.out.println(show(t)); }
    }

    static class Ordered implements Comparator<String> {
        Throwable seen;
        @Override public int compare(String a, String b) {
            seen = new Throwable();
            return 0;
        }
    }

    static class Custom extends Exception {
        static int filled;
        Custom() { super("custom"); }
        @Override public synchronized Throwable fillInStackTrace() { filled++; return super.fillInStackTrace(); }
    }

    public static void main(String[] args) {
        System.out.println(show(Loaded.MADE_IN_CLINIT));
        Loaded loaded = new Loaded();
        System.out.println(show(loaded.madeInField));
        System.out.println(show(loaded.madeInBlock));
        Ordered ordered = new Ordered();
        Comparator<String> erased = ordered;
        erased.compare("a", "b");
        System.out.println(show(ordered.seen));
        Supplier<Throwable> lambda = () -> new Throwable();
        Throwable inLambda = lambda.get();
        System.out.println(show(inLambda) + inLambda.getStackTrace().length);
        Supplier<Throwable> constructor = Throwable::new;
        System.out.println(show(constructor.get()));
        Custom custom = new Custom();
        System.out.println(show(custom) + Custom.filled);
        custom.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "c", "D.java", 7),
            new StackTraceElement("E", "f", null, -1), new StackTraceElement("G", "h", "G.java", -2)});
        custom.printStackTrace(System.out);
        StackTraceElement own = new Throwable().getStackTrace()[0];
        System.out.println(own + " " + own.getFileName() + " " + own.isNativeMethod() + " " + own.getModuleName() + " "
            + own.getClassLoaderName());
        StackTraceElement first = new StackTraceElement("X", "y", "Z", 1);
        System.out.println(first.equals(new StackTraceElement("X", "y", "Z", 1)) + " " + first.hashCode());
        System.out.println(inLambda.fillInStackTrace() == inLambda);
        System.out.println(show(inLambda));
    }
}
