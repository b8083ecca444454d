//@ about: lookups of special, default, private and interface members; factories called by hand
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
import static java.lang.invoke.MethodType.methodType;
public class LookupKinds {
  static class Base { protected String who() { return "base"; } private String secret() { return "secret"; } }
  static class Derived extends Base { @Override protected String who() { return "derived"; } MethodHandle sup() throws Exception { return MethodHandles.lookup().findSpecial(Base.class, "who", methodType(String.class), Derived.class); } }
  interface Greeter { default String hi() { return "hi from default"; } static String st() { return "static in interface"; } }
  static class G implements Greeter { @Override public String hi() { return "overridden"; } MethodHandle d() throws Exception { return MethodHandles.lookup().findSpecial(Greeter.class, "hi", methodType(String.class), G.class); } }
  enum E { A, B }
  record Rec(int a, String b) {}
  static int sum(int... xs) { int s = 0; for (int x : xs) s += x; return s; }
  public static void main(String[] x) throws Throwable {
    var l = MethodHandles.lookup();
    CallSite cs = LambdaMetafactory.metafactory(l, "apply", methodType(Function.class), methodType(Object.class, Object.class), l.findVirtual(String.class, "length", methodType(int.class)), methodType(Integer.class, String.class));
    Function<String, Integer> f = (Function<String, Integer>) cs.getTarget().invokeExact();
    System.out.println(f.apply("hello"));
    CallSite sc = StringConcatFactory.makeConcatWithConstants(l, "c", methodType(String.class, int.class, Object.class, double.class), "\1-\1-\1!");
    System.out.println((String) sc.dynamicInvoker().invokeExact(1, (Object) null, 2.5));
    System.out.println((String) new Derived().sup().invoke(new Derived()));
    System.out.println((String) new G().d().invoke(new G()));
    System.out.println((String) l.findStatic(Greeter.class, "st", methodType(String.class)).invokeExact());
    System.out.println((String) l.findVirtual(Greeter.class, "hi", methodType(String.class)).invoke(new G()));
    System.out.println((String) MethodHandles.privateLookupIn(Base.class, l).findVirtual(Base.class, "secret", methodType(String.class)).invoke(new Base()));
    System.out.println(l.findStaticGetter(Integer.class, "MAX_VALUE", int.class).invoke());
    System.out.println(l.findStatic(E.class, "valueOf", methodType(E.class, String.class)).invoke("B"));
    System.out.println((int) l.findStatic(LookupKinds.class, "sum", methodType(int.class, int[].class)).invoke(1, 2, 3, 4));
    System.out.println((int) l.findStatic(LookupKinds.class, "sum", methodType(int.class, int[].class)).asFixedArity().invoke(new int[]{5, 6}));
    MethodHandle ctor = l.findConstructor(Rec.class, methodType(void.class, int.class, String.class));
    System.out.println((Rec) ctor.invokeExact(3, "q"));
    System.out.println(l.unreflect(Rec.class.getMethod("b")).invoke(new Rec(1, "z")));
    System.out.println(l.unreflectConstructor(Rec.class.getDeclaredConstructor(int.class, String.class)).invoke(9, "c"));
    System.out.println(l.findVirtual(Object.class, "hashCode", methodType(int.class)).bindTo("abc").invoke());
    System.out.println(l.findVirtual(Comparable.class, "compareTo", methodType(int.class, Object.class)).invoke("a", "b"));
  }
}
