//@ about: the combinators of MethodHandles, bound values of every type, switch points, call sites
//@ varies: the text of WrongMethodTypeException
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
import static java.lang.invoke.MethodType.methodType;
public class HandleCombinators {
  static String many(int a, long b, double c, float d, String e, byte f, char g, short h, boolean i, Object j) { return a+","+b+","+c+","+d+","+e+","+f+","+g+","+h+","+i+","+j; }
  public interface Calc { int calc(int a, int b); }
  public static void main(String[] x) throws Throwable {
    var l = MethodHandles.lookup();
    MethodHandle m = l.findStatic(HandleCombinators.class, "many", methodType(String.class, int.class, long.class, double.class, float.class, String.class, byte.class, char.class, short.class, boolean.class, Object.class));
    System.out.println((String) m.invokeExact(1, 2L, 3.0, 4f, "e", (byte) 6, 'g', (short) 8, true, (Object) "j"));
    MethodHandle b = MethodHandles.insertArguments(m, 0, 10, 20L, 30.0, 40f, "E");
    System.out.println((String) b.invokeExact((byte) 6, 'g', (short) 8, true, (Object) "j"));
    MethodHandle b2 = MethodHandles.insertArguments(b, 0, (byte) 1, 'c', (short) 2, false, "obj");
    System.out.println((String) b2.invoke());
    for (int n = 1; n <= 9; n++) { Object[] args = Arrays.copyOf(new Object[]{1,2L,3.0,4f,"s",(byte)5,'c',(short)7,true}, n); MethodHandle q = MethodHandles.insertArguments(m, 0, args); System.out.println(q.type()); }
    System.out.println(m.invokeWithArguments(1, 2L, 3.0, 4f, "e", (byte) 6, 'g', (short) 8, true, "list"));
    MethodHandle perm = MethodHandles.permuteArguments(b, methodType(String.class, Object.class, boolean.class, short.class, char.class, byte.class), 4, 3, 2, 1, 0);
    System.out.println((String) perm.invokeExact((Object) "o", true, (short) 1, 'x', (byte) 9));
    MethodHandle sp = m.asSpreader(Object[].class, 10);
    System.out.println(sp.invoke(new Object[]{1, 2L, 3.0, 4f, "e", (byte) 6, 'g', (short) 8, true, "j"}));
    Calc c = MethodHandleProxies.asInterfaceInstance(Calc.class, l.findStatic(Math.class, "max", methodType(int.class, int.class, int.class)));
    System.out.println(c.calc(3, 9) + " " + MethodHandleProxies.isWrapperInstance(c));
    MethodHandle ctor = l.findConstructor(ArrayList.class, methodType(void.class, Collection.class));
    System.out.println(ctor.invoke(List.of(1, 2)));
    MethodHandle sup = l.findVirtual(List.class, "size", methodType(int.class)).bindTo(List.of(1, 2, 3));
    System.out.println((int) sup.invokeExact());
    System.out.println((int) MethodHandles.arrayElementGetter(int[].class).invokeExact(new int[]{4, 5}, 1));
    int[] arr = new int[3]; MethodHandles.arrayElementSetter(int[].class).invokeExact(arr, 2, 8); System.out.println(Arrays.toString(arr));
    System.out.println(((String[]) MethodHandles.arrayConstructor(String[].class).invokeExact(4)).length + " " + (int) MethodHandles.arrayLength(int[].class).invokeExact(arr));
    System.out.println((int) MethodHandles.constant(int.class, 7).invokeExact() + (String) MethodHandles.constant(String.class, "k").invokeExact());
    System.out.println((Object) MethodHandles.zero(Object.class).invokeExact() + " " + (long) MethodHandles.zero(long.class).invokeExact() + (int) MethodHandles.identity(int.class).invokeExact(3));
    MethodHandle cat = l.findVirtual(String.class, "concat", methodType(String.class, String.class));
    MethodHandle len = l.findVirtual(String.class, "length", methodType(int.class));
    System.out.println((int) MethodHandles.filterReturnValue(cat, len).invokeExact("ab", "cde"));
    System.out.println((String) MethodHandles.foldArguments(cat.asType(methodType(String.class, String.class, String.class)), MethodHandles.identity(String.class)).invokeExact("ab"));
    System.out.println((String) MethodHandles.collectArguments(cat, 1, cat).invokeExact("a", "b", "c"));
    System.out.println((String) MethodHandles.dropArguments(cat, 1, int.class, double.class).invokeExact("a", 1, 2.0, "b"));
    System.out.println((String) MethodHandles.filterArguments(cat, 0, l.findVirtual(String.class, "trim", methodType(String.class)), l.findVirtual(String.class, "toUpperCase", methodType(String.class))).invokeExact(" q ", "w"));
    MethodHandle fmt = l.findStatic(String.class, "format", methodType(String.class, String.class, Object[].class));
    System.out.println((String) fmt.invoke("%s-%s", 1, "b") + fmt.isVarargsCollector() + (String) fmt.invokeExact("%s", new Object[]{ "q" }));
    MethodHandle sw = MethodHandles.tableSwitch(MethodHandles.dropArguments(MethodHandles.constant(String.class, "default"), 0, int.class), MethodHandles.dropArguments(MethodHandles.constant(String.class, "zero"), 0, int.class), MethodHandles.dropArguments(MethodHandles.constant(String.class, "one"), 0, int.class));
    for (int i = -1; i < 3; i++) System.out.println((String) sw.invokeExact(i));
    MethodHandle it = MethodHandles.iteratedLoop(null, MethodHandles.constant(String.class, "").asType(methodType(String.class)), cat.asType(methodType(String.class, String.class, String.class)).asType(methodType(String.class, String.class, String.class)));
    System.out.println(it.type());
    MethodHandle count = MethodHandles.countedLoop(MethodHandles.constant(int.class, 5), MethodHandles.constant(int.class, 0), l.findStatic(HandleCombinators.class, "step", methodType(int.class, int.class, int.class)));
    System.out.println((int) count.invokeExact());
    try { m.invokeExact(1); } catch (WrongMethodTypeException e) { System.out.println(e.getMessage()); }
    try { m.invoke("x"); } catch (WrongMethodTypeException e) { System.out.println(e.getMessage()); }
    try { Object o = cat.invoke((Object) 1, "q"); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
    try { l.findStatic(HandleCombinators.class, "nope", methodType(void.class)); } catch (NoSuchMethodException e) { System.out.println(e); }
    try { l.findStatic(HandleCombinators.class, "main2", methodType(void.class)); } catch (IllegalAccessException e) { System.out.println(e + " | " + e.getCause()); }
    try { l.findVirtual(String.class, "isLatin1", methodType(boolean.class)); } catch (IllegalAccessException e) { System.out.println(e); }
    MethodHandle tf = MethodHandles.tryFinally(MethodHandles.throwException(int.class, RuntimeException.class), MethodHandles.dropArguments(MethodHandles.identity(int.class), 0, Throwable.class));
    try { int r = (int) tf.invokeExact(new RuntimeException("boo")); } catch (RuntimeException e) { System.out.println(e.getMessage()); }
    SwitchPoint spnt = new SwitchPoint(); MethodHandle g = spnt.guardWithTest(MethodHandles.constant(int.class, 1), MethodHandles.constant(int.class, 2));
    System.out.println((int) g.invokeExact()); SwitchPoint.invalidateAll(new SwitchPoint[]{spnt}); System.out.println((int) g.invokeExact());
    MutableCallSite cs = new MutableCallSite(MethodHandles.constant(int.class, 1)); MethodHandle dyn = cs.dynamicInvoker(); System.out.println((int) dyn.invokeExact()); cs.setTarget(MethodHandles.constant(int.class, 5)); System.out.println((int) dyn.invokeExact());
    MethodHandleInfo info = l.revealDirect(len); System.out.println(info + " " + info.reflectAs(java.lang.reflect.Method.class, l));
    System.out.println(m + " " + b.type().wrap() + " " + methodType(void.class, int.class).toMethodDescriptorString());
    System.out.println(MethodType.fromMethodDescriptorString("(ILjava/lang/String;)V", null));
    MethodHandle ex = MethodHandles.explicitCastArguments(l.findStatic(HandleCombinators.class, "step", methodType(int.class, int.class, int.class)), methodType(byte.class, double.class, Object.class));
    System.out.println((byte) ex.invokeExact(300.7, (Object) null));
  }
  void main2() {}
  static int step(int a, int i) { return a + i; }
}
