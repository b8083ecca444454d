//@ about: what method handle look-ups refuse, and with which exception
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;

import static java.lang.invoke.MethodType.methodType;

public class LookupFailures {
    static class Base {
        void instance() { }
        static void statik() { }
        private int hidden;
        final int fixed = 1;
        static final int CONSTANT = 2;
    }
    static abstract class Abstract { abstract void todo(); }
    interface Face { void todo(); }

    interface Body { Object run() throws Throwable; }

    static void show(Body body) {
        try {
            Object result = body.run();
            System.out.println("found " + (result instanceof MethodHandle h ? h.type() : result));
        } catch (NoSuchMethodException | NoSuchFieldException e) {
            System.out.println(e);
        } catch (Throwable t) {
            System.out.println(t.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        Lookup lookup = MethodHandles.lookup(), open = MethodHandles.publicLookup();
        show(() -> lookup.findVirtual(Base.class, "missing", methodType(void.class)));
        show(() -> lookup.findVirtual(Base.class, "instance", methodType(int.class)));
        show(() -> lookup.findStatic(Base.class, "statik", methodType(void.class, int.class)));
        show(() -> lookup.findVirtual(Base.class, "statik", methodType(void.class)));
        show(() -> lookup.findStatic(Base.class, "instance", methodType(void.class)));
        show(() -> lookup.findConstructor(Base.class, methodType(void.class, int.class)));
        show(() -> lookup.findConstructor(Base.class, methodType(Base.class)));
        show(() -> lookup.findGetter(Base.class, "missing", int.class));
        show(() -> lookup.findGetter(Base.class, "hidden", long.class));
        show(() -> lookup.findGetter(Base.class, "CONSTANT", int.class));
        show(() -> lookup.findSetter(Base.class, "fixed", int.class));
        show(() -> lookup.findStaticSetter(Base.class, "CONSTANT", int.class));
        show(() -> lookup.findStaticGetter(Base.class, "CONSTANT", int.class));
        show(() -> open.findGetter(Base.class, "hidden", int.class));
        show(() -> open.findVirtual(String.class, "length", methodType(int.class)));
        show(() -> lookup.findGetter(String.class, "value", byte[].class));
        show(() -> lookup.findVirtual(String.class, "isLatin1", methodType(boolean.class)));
        show(() -> lookup.findSpecial(Base.class, "instance", methodType(void.class), Base.class));
        show(() -> lookup.findConstructor(Abstract.class, methodType(void.class)));
        show(() -> lookup.findVirtual(Abstract.class, "todo", methodType(void.class)));
        show(() -> lookup.findVirtual(Face.class, "toString", methodType(String.class)));
        show(() -> lookup.findVirtual(Base.class, "<init>", methodType(void.class)));
        show(() -> lookup.findVirtual(int[].class, "length", methodType(int.class)));
        show(() -> lookup.findVirtual(null, "x", methodType(void.class)));
        show(() -> lookup.bind(null, "x", methodType(void.class)));
        show(() -> lookup.findVirtual(Base.class, "instance", methodType(void.class)).bindTo("wrong"));
        show(() -> lookup.findStatic(Base.class, "statik", methodType(void.class)).bindTo("none"));
        show(() -> lookup.findClass("LookupFailures$Base") == Base.class);
        show(() -> lookup.findClass("No.Such"));
        show(() -> lookup.in(String.class).findStatic(LookupFailures.class, "main",
            methodType(void.class, String[].class)));
        show(() -> MethodHandles.privateLookupIn(Base.class, lookup).findGetter(Base.class, "hidden", int.class));
        show(() -> MethodHandles.privateLookupIn(String.class, lookup));
        show(() -> lookup.hasFullPrivilegeAccess() + " " + open.hasFullPrivilegeAccess() + " "
            + lookup.dropLookupMode(Lookup.PRIVATE).hasFullPrivilegeAccess());
        show(() -> lookup.revealDirect(lookup.findStatic(Base.class, "statik", methodType(void.class))).getName());
    }
}
