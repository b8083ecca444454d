//@ about: what VarHandles refuse: unsupported modes, wrong types, wrong receivers; exact handles and their conversions
//@ varies: newer libraries word the messages differently
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;
import java.util.List;

public class VarHandleErrors {
    int i = 1;
    long l = 2;
    String s = "s";
    Integer boxed = 3;
    final int fixed = 4;
    static double shared = 5;

    interface Body { Object run() throws Throwable; }

    static void show(Body body) {
        try {
            System.out.println(body.run());
        } catch (WrongMethodTypeException e) {
            System.out.println("wrong type: " + e.getMessage());
        } catch (NoSuchFieldException | IllegalAccessException e) {
            System.out.println(e.getClass().getSimpleName() + " "
                + (e instanceof NoSuchFieldException ? e.getMessage() : ""));
        } catch (Throwable t) {
            System.out.println(t.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        Class<?> c = VarHandleErrors.class;
        VarHandle i = lookup.findVarHandle(c, "i", int.class), l = lookup.findVarHandle(c, "l", long.class),
            s = lookup.findVarHandle(c, "s", String.class), boxed = lookup.findVarHandle(c, "boxed", Integer.class),
            fixed = lookup.findVarHandle(c, "fixed", int.class),
            shared = lookup.findStaticVarHandle(c, "shared", double.class);
        VarHandleErrors o = new VarHandleErrors();
        show(() -> { fixed.set(o, 1); return 0; });
        show(() -> s.getAndAdd(o, "x"));
        show(() -> shared.getAndBitwiseOr(1.0));
        show(() -> (String) i.get(o));
        show(() -> { i.set(o, "text"); return 0; });
        show(() -> { i.set(o); return 0; });
        show(() -> { i.set(o, 5L); return 0; });
        show(() -> { i.set("wrong", 5); return 0; });
        show(() -> (int) i.get((Object) "wrong"));
        show(() -> (int) i.get(null));
        show(() -> { l.set(o, 7); return (long) l.get(o); });
        show(() -> (short) (int) i.get((Object) o) + " " + (long) i.get(o) + " " + (Integer) i.get(o) + " "
            + (Object) i.get(o));
        show(() -> { boxed.set(o, 9); return (int) boxed.getAndSet(o, null) + "" + o.boxed; });
        show(() -> (int) boxed.get(o));
        show(() -> i.compareAndSet(o, (byte) 1, 'c') + " " + o.i);
        show(() -> { s.set(o, (Object) "cast"); return o.s; });
        show(() -> { s.set(o, (Object) 5); return o.s; });
        show(() -> { shared.set(3); return (double) shared.getAndAdd(4f) + " " + VarHandleErrors.shared; });
        VarHandle exact = i.withInvokeExactBehavior();
        show(() -> { exact.set(o, 11); return (int) exact.get(o); });
        show(() -> { exact.set(o, (short) 1); return 0; });
        show(() -> exact.get(o));
        show(() -> exact.hasInvokeExactBehavior() + " " + i.hasInvokeExactBehavior() + " "
            + (exact.withInvokeBehavior().get(o)));
        show(() -> lookup.findVarHandle(c, "i", long.class));
        show(() -> lookup.findVarHandle(c, "missing", int.class));
        show(() -> lookup.findVarHandle(c, "shared", double.class));
        show(() -> lookup.findStaticVarHandle(c, "i", int.class));
        show(() -> MethodHandles.publicLookup().findVarHandle(c, "i", int.class));
        MethodHandle getAndAdd = i.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD);
        show(() -> (int) getAndAdd.invokeExact(o, 4) + " " + o.i + " " + getAndAdd.type() + " "
            + lookup.findVirtual(VarHandle.class, "compareAndSet",
            i.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET)).type().parameterCount());
        show(() -> (boolean) MethodHandles.varHandleInvoker(VarHandle.AccessMode.COMPARE_AND_SET,
            i.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET)).invokeExact(i, o, 15, 16) + " " + o.i);
        show(() -> lookup.unreflectVarHandle(c.getDeclaredField("l")).getAndAdd(o, 1L) + " " + List.of(o.l));
    }
}
