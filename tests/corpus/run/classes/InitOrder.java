//@ about: static initialisers run in textual order, superclass first, once, at the first active use
public class InitOrder {
    static StringBuilder log = new StringBuilder();

    static int note(String s) {
        log.append(s).append(' ');
        return s.length();
    }

    static class Base {
        static int early = late();
        static int value = note("Base.value");
        static { note("Base.block" + value); }
        static int late() { return note("Base.late" + value); }
        static void touch() { note("Base.touch"); }
        static int counter = 5;
    }

    static class Derived extends Base {
        static final String COMPUTED = "c" + note("Derived.COMPUTED");
        static int own = note("Derived.own");
        int instance = note("Derived.instance");
        Derived() { note("Derived()"); }
        static void touchOwn() { note("Derived.touchOwn"); }
    }

    static class Lazy {
        static { note("Lazy"); }
        static class Holder {
            static { note("Holder"); }
            static final Lazy LAZY = new Lazy();
        }
        static Lazy get() { return Holder.LAZY; }
    }

    static { note("InitOrder"); }

    static void flush(String what) {
        System.out.println(what + ": " + log);
        log.setLength(0);
    }

    public static void main(String[] args) {
        flush("start");
        Derived.counter++;
        flush("inherited field through the subclass");
        Derived.touch();
        flush("inherited method through the subclass");
        Derived[] array = new Derived[2];
        flush("array");
        boolean is = (Object) array instanceof Derived;
        flush("instanceof " + is);
        new Derived();
        flush("new");
        new Derived();
        Derived.touchOwn();
        flush("again");
        Lazy lazy = null;
        flush("variable");
        Lazy.get();
        flush("holder");
        System.out.println(Derived.COMPUTED + Derived.counter + Base.early);
    }
}
