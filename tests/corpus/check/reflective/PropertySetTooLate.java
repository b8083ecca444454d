//@ verdict: violated
//@ property: assertion
// why: main may ask for the common pool, which makes it, before the property was set.
import java.util.concurrent.ForkJoinPool;

public class PropertySetTooLate {
    static int parallelism(String number) {
        String name = String.join(".", "java", "util", "concurrent", "ForkJoinPool", "common", "parallelism");
        System.setProperty(name, number);
        return ForkJoinPool.getCommonPoolParallelism();
    }

    public static void main(String[] arguments) throws Exception {
        Thread worker = new Thread(() -> {
            assert parallelism("5") == 5;
        });
        worker.start();
        ForkJoinPool.getCommonPoolParallelism();
    }
}
