//@ about: every access mode of a VarHandle on int, long and reference fields, static and volatile ones
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleFields {
    int i = 1;
    volatile long l = 10;
    String s = "a";
    final int fixed = 5;
    static int shared = 3;
    static volatile Object object = "o";

    static VarHandle of(String name, Class<?> type) throws Exception {
        return MethodHandles.lookup().findVarHandle(VarHandleFields.class, name, type);
    }
    static VarHandle ofStatic(String name, Class<?> type) throws Exception {
        return MethodHandles.lookup().findStaticVarHandle(VarHandleFields.class, name, type);
    }

    public static void main(String[] args) throws Exception {
        VarHandle i = of("i", int.class), l = of("l", long.class), s = of("s", String.class),
            shared = ofStatic("shared", int.class), object = ofStatic("object", Object.class),
            fixed = of("fixed", int.class);
        VarHandleFields o = new VarHandleFields();
        i.set(o, 2);
        i.setOpaque(o, (int) i.get(o) + 1);
        i.setRelease(o, (int) i.getOpaque(o) * 2);
        i.setVolatile(o, (int) i.getAcquire(o) - 1);
        System.out.println((int) i.getVolatile(o));
        System.out.println(i.compareAndSet(o, 5, 50) + " " + i.compareAndSet(o, 5, 51) + " "
            + (int) i.compareAndExchange(o, 50, 60) + " " + (int) i.compareAndExchange(o, 50, 61) + " "
            + (int) i.compareAndExchangeAcquire(o, 60, 70) + " " + (int) i.compareAndExchangeRelease(o, 1, 2) + " "
            + o.i);
        boolean weak = false;
        while (!weak) weak = i.weakCompareAndSet(o, 70, 71);
        while (!i.weakCompareAndSetPlain(o, 71, 72)) { }
        while (!i.weakCompareAndSetAcquire(o, 72, 73)) { }
        while (!i.weakCompareAndSetRelease(o, 73, 74)) { }
        System.out.println(o.i + " " + i.weakCompareAndSet(o, 1, 2));
        System.out.println((int) i.getAndSet(o, 12) + " " + (int) i.getAndSetAcquire(o, 13) + " "
            + (int) i.getAndSetRelease(o, 14) + " " + (int) i.getAndAdd(o, 5) + " " + (int) i.getAndAddAcquire(o, -1)
            + " " + (int) i.getAndAddRelease(o, 2) + " " + o.i);
        System.out.println((int) i.getAndBitwiseOr(o, 64) + " " + (int) i.getAndBitwiseOrAcquire(o, 1) + " "
            + (int) i.getAndBitwiseAnd(o, 0xff) + " " + (int) i.getAndBitwiseAndRelease(o, ~4) + " "
            + (int) i.getAndBitwiseXor(o, -1) + " " + (int) i.getAndBitwiseXorAcquire(o, 3) + " " + o.i);
        l.setVolatile(o, 1L << 40);
        System.out.println((long) l.getAndAdd(o, 1L) + " " + (long) l.getAndBitwiseXor(o, 3L) + " "
            + l.compareAndSet(o, o.l, Long.MIN_VALUE) + " " + (long) l.getAndSet(o, 7L) + " " + o.l + " "
            + (long) l.compareAndExchange(o, 7L, 8L));
        System.out.println((String) s.getAndSet(o, "b") + s.compareAndSet(o, "b", "c")
            + s.compareAndSet(o, new String("c"), "d") + (String) s.compareAndExchange(o, "c", "e")
            + (String) s.getVolatile(o) + (String) s.getAndSetAcquire(o, null) + o.s);
        shared.set(30);
        System.out.println((int) shared.getAndAdd(12) + " " + shared.compareAndSet(42, 43) + " "
            + (int) shared.getAcquire() + " " + (int) shared.getAndBitwiseOr(4) + " " + VarHandleFields.shared);
        object.setVolatile("p");
        System.out.println(object.getAndSet(5) + " " + object.get() + " " + object.compareAndSet("p", "q") + " "
            + object.compareAndExchange(5, "r") + VarHandleFields.object);
        System.out.println(i.varType() + " " + i.coordinateTypes() + " " + shared.coordinateTypes() + " "
            + s.varType().getSimpleName() + " " + i.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET) + " "
            + i.accessModeType(VarHandle.AccessMode.GET_AND_ADD));
        System.out.println((int) fixed.get(o) + " " + fixed.isAccessModeSupported(VarHandle.AccessMode.SET)
            + i.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD)
            + s.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD)
            + s.isAccessModeSupported(VarHandle.AccessMode.COMPARE_AND_SET));
        VarHandle.fullFence();
        VarHandle.acquireFence();
        VarHandle.releaseFence();
        VarHandle.loadLoadFence();
        VarHandle.storeStoreFence();
        System.out.println(VarHandle.AccessMode.valueFromMethodName("getAndSet") + " "
            + VarHandle.AccessMode.values().length);
    }
}
