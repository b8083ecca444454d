//@ about: field initialisers and blocks run after super(), in textual order; overridden methods see default values
public class InstanceInitOrder {
    static int note(Object o) {
        System.out.print(o + " ");
        return o.hashCode();
    }

    static class Base {
        int a = note("Base.a");
        { note("Base.block"); }
        final int size;
        Base() { this(note("Base()arg")); note("Base()"); }
        Base(int size) { note("Base(int)"); this.size = size; hook(); }
        void hook() { note("Base.hook"); }
        final int b = note("Base.b");
    }

    static class Derived extends Base {
        String text = "set" + note("Derived.text");
        final String constant = "constant";
        final Object object = "object";
        int number = 5;
        int untouched;
        { note("Derived.block1:" + number); }
        Derived() { super(); note("Derived()"); untouched = number; }
        Derived(int n) { super(n + note("arg")); note("Derived(int)" + n); }
        { note("Derived.block2"); number *= 2; }
        @Override void hook() { note("hook:" + text + constant + object + number); untouched = 77; }
    }

    static class Keeps extends Base {
        int assigned;
        int reset = 1;
        @Override void hook() { assigned = 9; reset = 9; }
    }

    static class Throwing {
        static Throwing leaked;
        int before = 3;
        int after;
        { leaked = this; }
        Throwing() { if (before == 3) throw new IllegalStateException("half made"); after = 4; }
    }

    public static void main(String[] args) {
        Derived d = new Derived();
        System.out.println("=> " + d.text.startsWith("set") + d.number + d.untouched);
        d = new Derived(3);
        System.out.println("=> " + d.number + " " + d.untouched);
        Keeps k = new Keeps();
        System.out.println("=> " + k.assigned + k.reset);
        try {
            new Throwing();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Throwing.leaked.before + Throwing.leaked.after);
        }
        Object anonymous = new Base(note("anonymous arg")) {
            int own = note("own");
            { note("anonymous block"); }
            @Override void hook() { note("anonymous hook" + own); }
        };
        System.out.println("=> " + (anonymous instanceof Base));
    }
}
