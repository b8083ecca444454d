//@ about: causes are set once, never to oneself; circular ones are printed only once
public class ChainedCauses {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("allowed");
        } catch (RuntimeException e) {
            System.out.println(e + " <- " + e.getCause());
        }
    }

    static Throwable chain(int n) {
        return n == 0 ? new Throwable("root") : new Exception("level " + n, chain(n - 1));
    }

    public static void main(String[] args) {
        Exception open = new Exception("open");
        attempt(() -> open.initCause(open));
        attempt(() -> open.initCause(null));
        attempt(() -> open.initCause(new Error("late")));
        attempt(() -> new Exception("closed", null).initCause(new Error("late")));
        attempt(() -> new RuntimeException(new Error("given")).initCause(new Error("late")));
        attempt(() -> new Error("x").addSuppressed(null));
        Error self = new Error("self");
        attempt(() -> self.addSuppressed(self));
        System.out.println(open.getCause() + " " + new RuntimeException(new Error("given")).getMessage() + " "
            + new RuntimeException((Throwable) null).getMessage());
        Throwable t = chain(4);
        int depth = 0;
        for (Throwable c = t; c != null; c = c.getCause()) {
            depth++;
            System.out.print(c.getMessage() + " > ");
        }
        System.out.println(depth);
        Exception a = new Exception("a");
        Exception b = new Exception("b", a);
        a.initCause(b);
        a.setStackTrace(new StackTraceElement[0]);
        b.setStackTrace(new StackTraceElement[] {new StackTraceElement("K", "m", "K.java", 3)});
        b.addSuppressed(a);
        a.printStackTrace(System.out);
        t.printStackTrace(System.out);
        ClassNotFoundException missing = new ClassNotFoundException("Gone", new Error("why"));
        System.out.println(missing + " " + missing.getCause() + " " + missing.getException());
        ExceptionInInitializerError init = new ExceptionInInitializerError(new Exception("in clinit"));
        System.out.println(init + " " + init.getMessage() + " " + init.getCause() + " " + init.getException());
    }
}
