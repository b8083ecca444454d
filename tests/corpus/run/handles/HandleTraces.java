//@ about: stack traces through method handles, variable handles and lambdas: what is hidden and what is not
//@ varies: lines of the JDK and the text of WrongMethodTypeException
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
public class HandleTraces {
  static int boom(int x) { throw new IllegalStateException("boom " + x); }
  int inst() { return 1; }
  static void show(Throwable t) { System.out.println(t); for (StackTraceElement e : t.getStackTrace()) System.out.println("  " + e); if (t.getCause() != null) show(t.getCause()); }
  interface R { void run() throws Throwable; }
  static void t(R r) { try { r.run(); } catch (Throwable e) { show(e); } }
  public static void main(String[] a) throws Throwable {
    var l = MethodHandles.lookup();
    MethodHandle m = l.findStatic(HandleTraces.class, "boom", MethodType.methodType(int.class, int.class));
    MethodHandle in = l.findVirtual(HandleTraces.class, "inst", MethodType.methodType(int.class));
    t(() -> { int r = (int) m.invokeExact(1); });
    t(() -> { Object r = m.invoke((Integer) 1); });
    t(() -> { m.invokeWithArguments(1); });
    t(() -> { String r = (String) m.invokeExact("x"); });
    t(() -> { Object r = m.invoke("x"); });
    t(() -> { int r = (int) in.invokeExact((HandleTraces) null); });
    t(() -> { MethodHandle n = null; n.invokeExact(); });
    t(() -> { int r = (int) MethodHandles.guardWithTest(MethodHandles.constant(boolean.class, true).asType(MethodType.methodType(boolean.class)), MethodHandles.insertArguments(m, 0, 3), MethodHandles.constant(int.class, 3)).invokeExact(); });
    t(() -> { MethodHandle c = MethodHandles.catchException(m, RuntimeException.class, MethodHandles.dropArguments(m, 0, RuntimeException.class)); int r = (int) c.invokeExact(5); });
    t(() -> { VarHandle v = MethodHandles.arrayElementVarHandle(int[].class); v.set(new int[1], 3, 4); });
    t(() -> { VarHandle v = MethodHandles.arrayElementVarHandle(int[].class); v.set(new int[1], "a", 4); });
    t(() -> { VarHandle v = MethodHandles.arrayElementVarHandle(int[].class); v.set((int[]) null, 3, 4); });
    t(() -> { Function<Object, Integer> f = x -> ((String) x).length(); f.apply(3); });
    t(() -> { Function f = (Function<String, Integer>) String::length; f.apply(3); });
    t(() -> { Supplier<Integer> s = List.of(1)::size; Comparator<String> c = Comparator.comparing(x -> boom(3)); c.compare("a", "b"); });
    t(() -> { String s = null; Function<String, Integer> f = String::length; f.apply(s); });
    t(() -> { String s = null; Supplier<Integer> f = s::length; });
    t(() -> { HandleTraces.class.getDeclaredMethod("boom", int.class).invoke(null, 7); });
    t(() -> { Object o = (Comparable<String>) x -> boom(1); ((Comparable) o).compareTo(1); });
  }
}
