//@ about: method handles found for every kind of member, and invoked
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.util.List;

import static java.lang.invoke.MethodType.methodType;

public class FindHandles {
    static class Base {
        protected String name = "base";
        String who() { return "Base.who"; }
        static int twice(int n) { return n * 2; }
        static long shared = 5;
        private int secret(int a, long b, double c) { return (int) (a + b + c); }
        double d = 1.5;
        Base() { }
        Base(String name, int n) { this.name = name + n; }
    }

    static class Derived extends Base {
        @Override String who() { return "Derived.who"; }
        static Lookup lookup() { return MethodHandles.lookup(); }
    }

    interface Greets {
        default String hi(String s) { return "hi " + s + who(); }
        String who();
        static String bye() { return "bye"; }
        private int hidden() { return 9; }
    }
    record Polite(String who) implements Greets { }

    public static void main(String[] args) throws Throwable {
        Lookup lookup = MethodHandles.lookup();
        MethodHandle virtual = lookup.findVirtual(Base.class, "who", methodType(String.class));
        MethodHandle statik = lookup.findStatic(Base.class, "twice", methodType(int.class, int.class));
        MethodHandle special = Derived.lookup().findSpecial(Base.class, "who", methodType(String.class), Derived.class);
        MethodHandle constructor = lookup.findConstructor(Base.class, methodType(void.class, String.class, int.class));
        MethodHandle getter = lookup.findGetter(Base.class, "name", String.class),
            setter = lookup.findSetter(Base.class, "name", String.class);
        MethodHandle staticGetter = lookup.findStaticGetter(Base.class, "shared", long.class),
            staticSetter = lookup.findStaticSetter(Base.class, "shared", long.class);
        MethodHandle secret = lookup.findVirtual(Base.class, "secret",
            methodType(int.class, int.class, long.class, double.class));
        Base derived = new Derived();
        System.out.println((String) virtual.invokeExact(derived) + " " + (String) virtual.invokeExact(new Base()) + " "
            + (int) statik.invokeExact(21) + " " + special.invoke((Derived) derived));
        Base made = (Base) constructor.invokeExact("made", 7);
        setter.invokeExact(made, (String) getter.invokeExact(made) + "!");
        staticSetter.invokeExact((long) staticGetter.invokeExact() * 3);
        System.out.println(made.name + " " + Base.shared + " " + (int) secret.invokeExact(made, 1, 2L, 3.9));
        MethodHandle d = lookup.findGetter(Base.class, "d", double.class);
        lookup.findSetter(Base.class, "d", double.class).invokeExact(made, (double) d.invokeExact(made) * 2);
        System.out.println(made.d + " " + d.invoke(made));
        Greets greets = new Polite("Ann");
        System.out.println(lookup.findVirtual(Greets.class, "hi", methodType(String.class, String.class))
            .invoke(greets, "x") + " " + lookup.findStatic(Greets.class, "bye", methodType(String.class)).invoke() + " "
            + lookup.findVirtual(Greets.class, "hidden", methodType(int.class)).invoke(greets) + " "
            + lookup.findVirtual(Polite.class, "who", methodType(String.class)).invoke(greets));
        MethodHandle length = lookup.findVirtual(String.class, "length", methodType(int.class)),
            add = lookup.findVirtual(List.class, "size", methodType(int.class));
        System.out.println((int) length.invokeExact("four") + (int) add.invokeExact(List.of(1, 2)));
        MethodHandle bound = lookup.bind(made, "who", methodType(String.class)), boundTo = virtual.bindTo(derived);
        System.out.println(bound.invoke() + " " + boundTo.invoke() + " " + bound.type() + " " + virtual.type() + " "
            + constructor.type() + " " + setter.type() + " " + special.type());
        System.out.println(virtual.isVarargsCollector() + " " + lookup.lookupClass().getSimpleName() + " "
            + virtual.type().parameterList() + " " + statik);
        MethodHandle copy = lookup.findConstructor(String.class,
            methodType(void.class, char[].class, int.class, int.class));
        System.out.println(copy.invoke(new char[] {'a', 'b', 'c'}, 1, 2));
    }
}
