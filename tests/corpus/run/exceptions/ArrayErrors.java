//@ about: messages of index, size, store and copy errors of arrays and of lists
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class ArrayErrors {
    interface Body { Object run() throws Throwable; }

    static void show(Body body) {
        try {
            Object result = body.run();
            System.out.println(result instanceof Object[] a ? a.getClass().getSimpleName() + a.length : result);
        } catch (Throwable t) {
            System.out.println(t);
        }
    }

    static int size(int n) { return n; }

    public static void main(String[] args) {
        int[] ints = new int[3];
        show(() -> ints[3]);
        show(() -> ints[-1] = 5);
        show(() -> ints[Integer.MIN_VALUE]++);
        show(() -> new long[0][0]);
        show(() -> new long[0][0][0]);
        show(() -> new double[2].clone()[2]);
        show(() -> new boolean[1][1][0][1]);
        show(() -> new Object[size(-1)]);
        show(() -> new int[size(-5)]);
        show(() -> new int[2][size(-7)]);
        show(() -> new int[0][size(-7)]);
        show(() -> new String[size(-2)][size(-3)]);
        show(() -> { Object[] a = new String[1]; a[0] = 1; return a; });
        show(() -> { Object[] a = new Integer[1][]; a[0] = new int[1]; return a; });
        show(() -> { Object[] a = new Runnable[1]; a[0] = "not runnable"; return a; });
        show(() -> { Object[] a = new int[1][]; a[0] = new long[1]; return a; });
        show(() -> { Number[] a = new Integer[1]; a[1] = 2.5; return a; });
        show(() -> { Number[] a = new Integer[1]; a[0] = null; return a[0]; });
        show(() -> { System.arraycopy(ints, 0, new long[3], 0, 1); return 0; });
        show(() -> { System.arraycopy(ints, 2, ints, 0, 2); return 0; });
        show(() -> { System.arraycopy(ints, 0, ints, 3, 1); return 0; });
        show(() -> { System.arraycopy(ints, -1, ints, 0, 1); return 0; });
        show(() -> { System.arraycopy(ints, 0, ints, 0, -1); return 0; });
        show(() -> { System.arraycopy(new Object[] {"a", 1}, 0, new String[2], 0, 2); return 0; });
        show(() -> { System.arraycopy("text", 0, ints, 0, 1); return 0; });
        show(() -> { System.arraycopy(ints, 0, "text", 0, 1); return 0; });
        show(() -> { System.arraycopy(new Object[1], 0, ints, 0, 1); return 0; });
        show(() -> Arrays.copyOf(ints, -1));
        show(() -> Arrays.copyOfRange(ints, 2, 1));
        show(() -> new ArrayList<>(List.of(1)).get(1));
        show(() -> List.of(1, 2, 3).get(3));
        show(() -> Arrays.asList(1).get(-1));
    }
}
