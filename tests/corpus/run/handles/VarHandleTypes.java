//@ about: VarHandle access modes on boolean, byte, short, char, float and double fields, with wrap-around and NaN
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleTypes {
    boolean z; byte b = 127; short s = -32768; char c = 'a'; float f = 1.5f; double d = Double.NaN;

    static VarHandle of(String name, Class<?> type) throws Exception {
        return MethodHandles.lookup().findVarHandle(VarHandleTypes.class, name, type);
    }

    static String modes(VarHandle h) {
        StringBuilder text = new StringBuilder();
        for (VarHandle.AccessMode mode : VarHandle.AccessMode.values())
            text.append(h.isAccessModeSupported(mode) ? '1' : '0');
        return text.toString();
    }

    public static void main(String[] args) throws Exception {
        VarHandleTypes o = new VarHandleTypes();
        VarHandle z = of("z", boolean.class), b = of("b", byte.class), s = of("s", short.class),
            c = of("c", char.class), f = of("f", float.class), d = of("d", double.class);
        System.out.println(z.compareAndSet(o, false, true) + " " + (boolean) z.getAndSet(o, false) + " "
            + (boolean) z.getAndBitwiseOr(o, true) + " " + (boolean) z.getAndBitwiseXor(o, true) + " "
            + (boolean) z.getAndBitwiseAnd(o, true) + " " + o.z);
        System.out.println((byte) b.getAndAdd(o, (byte) 1) + " " + o.b + " " + b.compareAndSet(o, (byte) -128, (byte) 5)
            + " " + (byte) b.getAndBitwiseXor(o, (byte) -1) + " " + (byte) b.getAndSet(o, (byte) 9) + " "
            + (byte) b.compareAndExchange(o, (byte) 9, (byte) 10) + " " + (byte) b.getVolatile(o));
        System.out.println((short) s.getAndAdd(o, (short) -1) + " " + o.s + " "
            + (short) s.getAndBitwiseAnd(o, (short) 0xff) + " " + s.compareAndSet(o, (short) 255, (short) 256) + " "
            + (short) s.getAcquire(o) + " " + (short) s.getAndSetRelease(o, (short) 3) + o.s);
        System.out.println((char) c.getAndAdd(o, (char) 2) + " " + o.c + " " + c.compareAndSet(o, 'c', '\uffff') + " "
            + (int) (char) c.getAndAdd(o, (char) 1) + " " + (int) o.c + " " + (char) c.getAndBitwiseOr(o, 'x') + o.c);
        System.out.println((float) f.getAndAdd(o, 0.25f) + " " + o.f + " " + f.compareAndSet(o, 1.75f, -0f) + " "
            + f.compareAndSet(o, 0f, 1f) + " " + (float) f.compareAndExchange(o, -0f, Float.NaN) + " "
            + f.compareAndSet(o, Float.NaN, 2f) + " " + o.f);
        System.out.println((double) d.getAndSet(o, 2.5) + " " + (double) d.getAndAdd(o, 1e300) + " " + o.d + " "
            + d.compareAndSet(o, 1e300, 0.0) + " " + d.compareAndSet(o, -0.0, 7.0) + " "
            + (double) d.getAndAddAcquire(o, 1.0) + " " + (double) d.getOpaque(o));
        for (VarHandle h : new VarHandle[] {z, b, s, c, f, d}) System.out.println(h.varType() + " " + modes(h));
        f.set(o, 5);
        d.set(o, 'A');
        s.set(o, (byte) -4);
        System.out.println(o.f + " " + o.d + " " + o.s + " " + (long) s.get(o) + " " + (double) f.get(o) + " "
            + (Object) b.get(o));
        VarHandleTypes neighbour = new VarHandleTypes();
        for (int n = 0; n < 300; n++) {
            byte before = (byte) b.getAndAdd(neighbour, (byte) 3);
            if (n == 299) System.out.println(before + " " + neighbour.b + neighbour.z + neighbour.s + neighbour.c
                + neighbour.f);
        }
    }
}
