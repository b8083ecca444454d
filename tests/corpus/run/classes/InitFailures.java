//@ about: a failed initialiser raises ExceptionInInitializerError once, then NoClassDefFoundError for ever
public class InitFailures {
    static class Checked {
        static int value = Integer.parseInt("not a number");
        static void use() { }
    }

    static class Fatal {
        static { if (true) throw new IllegalAccessError("an error passes unchanged"); }
        int x;
    }

    static class Base { static { Object o = "s"; Integer i = (Integer) o; } }
    static class Derived extends Base { static int value = 1; static { System.out.println("must not be seen"); } }

    static class Custom { static { sneak(new Exception("checked")); } static int value; }
    static int attempts;
    static class Counted { static { attempts++; int zero = attempts - attempts; int x = 1 / zero; } static int value; }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> void sneak(Throwable t) throws T { throw (T) t; }

    interface Body { Object run() throws Throwable; }

    static void show(Body body) {
        try {
            System.out.println("value " + body.run());
        } catch (Throwable t) {
            System.out.println(t + " <- " + t.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 2; i++) {
            show(() -> Checked.value);
            show(() -> { Checked.use(); return 0; });
            show(() -> new Fatal().x);
            show(() -> Derived.value);
            show(() -> new Base());
            show(() -> Custom.value);
            show(() -> Counted.value);
        }
        System.out.println(attempts);
        show(() -> Class.forName("InitFailures$Checked"));
        show(() -> Class.forName("InitFailures$Checked", false, InitFailures.class.getClassLoader()).getSimpleName());
        show(() -> Checked[].class.getSimpleName() + new Checked[2].length);
        try {
            Checked.use();
        } catch (NoClassDefFoundError e) {
            StackTraceElement[] frames = e.getCause().getStackTrace();
            for (StackTraceElement f : frames) if (f.getClassName().startsWith("InitFailures"))
                System.out.println(f.getMethodName() + ":" + f.getLineNumber());
        }
    }
}
