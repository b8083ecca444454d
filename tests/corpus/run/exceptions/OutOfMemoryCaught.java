//@ about: arrays that are too large raise an OutOfMemoryError that can be caught
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class OutOfMemoryCaught {
    interface Body { Object run(); }

    static void show(Body body) {
        try {
            Object result = body.run();
            System.out.println("allowed " + (result != null));
        } catch (OutOfMemoryError e) {
            System.out.println(e);
        }
    }

    static int size = Integer.MAX_VALUE;

    public static void main(String[] args) {
        show(() -> new long[size]);
        show(() -> new Object[size]);
        show(() -> new byte[size]);
        show(() -> new int[size][10]);
        show(() -> new long[size - 8]);
        show(() -> new double[size / 2]);
        show(() -> new int[3][size - 1000]);
        show(() -> {
            List<long[]> hoard = new ArrayList<>();
            while (true) hoard.add(new long[8_000_000]);
        });
        show(() -> Arrays.copyOf(new int[1], size));
        show(() -> "ab".repeat(1 << 30));
        show(() -> new int[1000]);
        System.out.println(new OutOfMemoryError("own").getMessage() + " " + new OutOfMemoryError().getMessage());
        System.out.println("goes on");
    }
}
