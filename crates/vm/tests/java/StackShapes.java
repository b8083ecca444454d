import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Allocation while all kinds of values wait on operand stacks, in locals of several types, and in frames below. */
public class StackShapes {
    static int serial;

    static final class Box {
        final int number = ++serial;
        Object inside;

        Box(Object inside) {
            this.inside = inside;
        }

        public String toString() {
            return "#" + number + (inside == null ? "" : "(" + inside + ")");
        }
    }

    static Box box(Object inside) {
        new Box(null);
        return new Box(inside);
    }

    static String four(Object a, long b, Object c, double d) {
        return a + "|" + b + "|" + c + "|" + d;
    }

    static long deep(int depth, Box carried) {
        Box own = depth % 2 == 0 ? box(carried) : carried;
        long below = depth == 0 ? 0 : deep(depth - 1, depth % 5 == 0 ? new Box(null) : own);
        return below * 3 + own.number;
    }

    static String reuse(int kind) {
        if (kind == 0) {
            long wide = new Box(null).number;
            double other = wide * 2.5;
            return box(wide) + "/" + other;
        }
        String text = "text" + kind;
        Object hold = box(text);
        int[] numbers = {kind, serial, box(hold).number};
        return hold + "/" + numbers[0] + numbers[2];
    }

    static Box failing(int at) {
        Box before = box("before");
        try {
            Box inside = box(at);
            if (at % 2 == 0) throw new IllegalStateException("at " + inside);
            return box(new Object[][] {{inside, before}, new Object[at]}[0][0]);
        } catch (IllegalStateException expected) {
            return box(expected.getMessage() + before);
        } finally {
            box(before);
        }
    }

    public static void main(String[] args) {
        System.out.println(four(box("a"), box(null).number, box(box("c")), box(null).number / 2.0));
        System.out.println(deep(30, box("start")));
        for (int i = 0; i < 4; i++) System.out.println(reuse(i) + " " + failing(i));
        IntFunction<Supplier<String>> curried = n -> { Box held = box(n); return () -> held + "" + box(held); };
        Supplier<String> supplier = curried.apply(5);
        for (int i = 0; i < 20; i++) box(curried);
        System.out.println(supplier.get());
        int[][][] cube = new int[3][4][2];
        for (int i = 0; i < 10; i++) cube[i % 3][i % 4] = new int[] {i, box(cube).number};
        long sum = 0;
        for (int[][] plane : cube) for (int[] row : plane) sum = sum * 7 + row[0] + row[1];
        System.out.println(sum + " " + serial);
    }
}
