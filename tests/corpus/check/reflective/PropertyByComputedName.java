//@ verdict: holds
//@ assumes: common-pool
// why: the common pool is made when it is asked for, after the property was set.
import java.util.concurrent.ForkJoinPool;

public class PropertyByComputedName {
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
        worker.join();
        assert ForkJoinPool.getCommonPoolParallelism() == 5;
    }
}
