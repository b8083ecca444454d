//@ about: what initialises a class and what does not: constants, literals, arrays, casts, handles, reflection
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class InitTriggers {
    static class A { static final int CONSTANT = 7; static { say("A"); } }
    static class B { static final String TEXT = "t"; static final Object OBJECT = null; static { say("B"); } }
    static class C { static int field; static { say("C"); } }
    static class D { static void method() { } static { say("D"); } }
    static class E { static final Integer BOXED = 7; static { say("E"); } }
    static class F { static { say("F"); } }
    static class G { static { say("G"); } }
    static class H { static { say("H"); } static int field = 3; static void method() { } }
    static class I { static { say("I"); } }
    static class J { static { say("J"); } J() { } }
    enum K { ONE; static { say("K"); } }
    static class L { static { say("L"); } static void used() { } static class Nested { static int x = 1; } }
    static class M { static { say("M"); } static final long WIDE = System.identityHashCode(null); }

    static void say(String name) { System.out.print("<" + name + "> "); }

    static void step(String what) { System.out.println(what); }

    public static void main(String[] args) throws Throwable {
        step("constant " + A.CONSTANT);
        step("text " + B.TEXT);
        step("null object " + B.OBJECT);
        step("literal " + C.class.getSimpleName());
        C.field = 1;
        step("write");
        D.method();
        step("call");
        step("box " + E.BOXED);
        F[][] fs = {{}, {null}};
        step("array " + fs.length + " " + F[].class.getSimpleName());
        Class.forName("InitTriggers$F", false, InitTriggers.class.getClassLoader());
        step("forName without");
        Class.forName("InitTriggers$F");
        step("forName");
        G g = (G) null;
        step("cast " + (g instanceof G));
        var handle = MethodHandles.lookup().findStatic(H.class, "method", MethodType.methodType(void.class));
        step("find handle");
        handle.invokeExact();
        step("invoke handle");
        var constructor = I.class.getDeclaredConstructor();
        step("find constructor");
        constructor.newInstance();
        step("newInstance");
        Runnable r = J::new;
        step("constructor reference");
        r.run();
        step("run it");
        step("enum literal " + K.class.isEnum());
        step("enum " + K.valueOf("ONE"));
        step("nested " + L.Nested.x);
        M.class.getDeclaredField("WIDE");
        step("find field");
        M.class.getDeclaredField("WIDE").getLong(null);
        step("read field");
        MethodHandles.lookup().ensureInitialized(L.class);
        step("ensureInitialized");
    }
}
