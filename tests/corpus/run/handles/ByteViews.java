//@ about: byte arrays and buffers seen as wider values in both byte orders
//@ varies: newer libraries allow only plain access to byte arrays
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

public class ByteViews {
    static final ByteOrder BIG = ByteOrder.BIG_ENDIAN, LITTLE = ByteOrder.LITTLE_ENDIAN;

    static VarHandle of(Class<?> c, ByteOrder order) { return MethodHandles.byteArrayViewVarHandle(c, order); }

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("allowed");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + (e instanceof IndexOutOfBoundsException ? " "
                + e.getMessage() : ""));
        }
    }

    public static void main(String[] args) {
        byte[] b = new byte[16];
        of(int[].class, BIG).set(b, 0, 0x01020304);
        of(int[].class, LITTLE).set(b, 4, 0x01020304);
        of(short[].class, BIG).set(b, 8, (short) 0xABCD);
        of(char[].class, LITTLE).set(b, 10, 'é');
        of(float[].class, BIG).set(b, 12, -1.5f);
        System.out.println(Arrays.toString(b));
        System.out.println((long) of(long[].class, BIG).get(b, 0) + " " + (long) of(long[].class, LITTLE).get(b, 8)
            + " " + (int) of(int[].class, BIG).get(b, 3) + " " + (short) of(short[].class, LITTLE).get(b, 7) + " "
            + (int) (char) of(char[].class, BIG).get(b, 1));
        of(double[].class, LITTLE).set(b, 5, Math.PI);
        System.out.println((double) of(double[].class, LITTLE).get(b, 5) + " "
            + (double) of(double[].class, BIG).get(b, 5) + " " + (float) of(float[].class, LITTLE).get(b, 2) + " "
            + Arrays.toString(b));
        VarHandle ints = of(int[].class, BIG), longs = of(long[].class, LITTLE), chars = of(char[].class, BIG);
        StringBuilder modes = new StringBuilder();
        for (VarHandle h : new VarHandle[] {ints, of(double[].class, BIG), chars})
            modes.append(h.isAccessModeSupported(VarHandle.AccessMode.GET_VOLATILE))
            .append(h.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD)).append(h.varType())
            .append(h.coordinateTypes());
        System.out.println(modes);
        attempt(() -> ints.get(b, 13));
        attempt(() -> ints.get(b, -1));
        attempt(() -> longs.set(b, 9, 1L));
        attempt(() -> chars.getAndAdd(b, 0, 'c'));
        attempt(() -> of(byte[].class, BIG));
        attempt(() -> of(boolean[].class, BIG));
        attempt(() -> of(Integer[].class, BIG));
        ByteBuffer heap = ByteBuffer.allocate(16);
        VarHandle view = MethodHandles.byteBufferViewVarHandle(int[].class, BIG),
            longView = MethodHandles.byteBufferViewVarHandle(long[].class, LITTLE);
        view.set(heap, 4, 77);
        view.set(heap, 1, 5);
        longView.set(heap, 8, -2L);
        System.out.println(heap.getInt(4) + " " + heap.getInt(1) + " " + (long) longView.get(heap, 8) + " "
            + heap.get(8) + " " + Arrays.toString(heap.array()));
        attempt(() -> view.set(heap.asReadOnlyBuffer(), 0, 1));
        attempt(() -> view.get(heap, 14));
    }
}
