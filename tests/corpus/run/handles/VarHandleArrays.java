//@ about: VarHandles on elements of arrays of every type, with bounds and store checks
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

public class VarHandleArrays {
    interface Body { Object run() throws Throwable; }

    static void show(Body body) {
        try {
            System.out.println(body.run());
        } catch (ClassCastException | NullPointerException e) {
            System.out.println(e.getClass().getSimpleName());
        } catch (Throwable t) {
            System.out.println(t);
        }
    }

    static VarHandle of(Class<?> c) { return MethodHandles.arrayElementVarHandle(c); }

    public static void main(String[] args) {
        boolean[] z = new boolean[5];
        byte[] b = new byte[5];
        char[] c = new char[5];
        short[] s = new short[5];
        int[] i = new int[5];
        long[] l = new long[5];
        float[] f = new float[5];
        double[] d = new double[5];
        String[] t = {"a", "b", null};
        VarHandle vz = of(boolean[].class), vb = of(byte[].class), vc = of(char[].class), vs = of(short[].class),
            vi = of(int[].class), vl = of(long[].class), vf = of(float[].class), vd = of(double[].class),
            vt = of(String[].class), vo = of(Object[].class);
        for (int k = 0; k < 5; k++) {
            vz.setVolatile(z, k, k % 2 == 0);
            vb.getAndAdd(b, k, (byte) (k * 60));
            vc.setRelease(c, k, (char) ('v' + k));
            vs.setOpaque(s, k, (short) (k * 20000));
            vi.getAndSet(i, k, k * k);
            vl.compareAndSet(l, k, 0L, 1L << k * 12);
            vf.set(f, k, k / 2f);
            vd.getAndAdd(d, k, k / 4.0);
        }
        System.out.println(Arrays.toString(z) + Arrays.toString(b) + Arrays.toString(c) + Arrays.toString(s)
            + Arrays.toString(i) + Arrays.toString(l) + Arrays.toString(f) + Arrays.toString(d));
        System.out.println((boolean) vz.getAndBitwiseXor(z, 0, true) + " " + (byte) vb.getAndBitwiseOr(b, 1, (byte) 3)
            + " " + vc.compareAndSet(c, 4, 'z', '!') + " " + (short) vs.getAndAdd(s, 2, (short) 1) + " "
            + (int) vi.getAndAdd(i, 3, -100) + " " + (long) vl.getAndBitwiseXor(l, 4, -1L) + " "
            + (float) vf.getAndAdd(f, 1, 1f) + " " + (double) vd.compareAndExchange(d, 2, 0.5, 9.5));
        System.out.println(Arrays.toString(z) + Arrays.toString(b) + Arrays.toString(c) + Arrays.toString(s)
            + Arrays.toString(i) + Arrays.toString(l) + Arrays.toString(f) + Arrays.toString(d));
        System.out.println((String) vt.getAndSet(t, 0, "x") + vt.compareAndSet(t, 1, "b", "y")
            + vt.compareAndSet(t, 2, null, "z") + (String) vt.compareAndExchange(t, 2, "q", "r")
            + (String) vt.getVolatile(t, 2) + Arrays.toString(t));
        System.out.println(vo.getAndSet(t, 0, "via Object[]") + " " + t[0] + " " + vi.coordinateTypes() + vo.varType());
        show(() -> (int) vi.get(i, 5));
        show(() -> (int) vi.getAndAdd(i, -1, 1));
        show(() -> (int) vi.get((int[]) null, 0));
        show(() -> vo.compareAndSet(t, 0, (Object) null, (Object) 5));
        show(() -> { vo.set(t, 0, (Object) 5); return 0; });
        show(() -> { vt.set((Object) t, 0, (Object) "cast"); return t[0]; });
        show(() -> { vt.set((Object) i, 0, "x"); return 0; });
        show(() -> of(int.class));
        int[][] grid = new int[2][2];
        VarHandle rows = of(int[][].class);
        rows.setVolatile(grid, 1, new int[] {7});
        show(() -> ((int[]) rows.getAcquire(grid, 1))[0] + grid[0].length + rows.varType().getSimpleName());
    }
}
