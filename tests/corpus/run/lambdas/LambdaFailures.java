//@ about: exceptions pass through lambdas and references with the frames of the program only
//@ varies: compilers number the methods of lambdas differently
//@ exit: 1
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;

public class LambdaFailures {
    static int fail(String s) {
        throw new IllegalArgumentException("fail " + s);
    }

    static <T> T checked(Callable<T> c) {
        try {
            return c.call();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    static void show(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
            for (StackTraceElement f : e.getStackTrace()) {
                if (f.getClassName().startsWith("LambdaFailures")) System.out.println("  " + f);
            }
        }
    }

    LambdaFailures(int n) {
        if (n > 0) throw new UnsupportedOperationException("constructor");
    }

    public static void main(String[] args) {
        show(() -> fail("direct"));
        Function<String, Integer> reference = LambdaFailures::fail;
        show(() -> reference.apply("reference"));
        Function<Integer, LambdaFailures> constructor = LambdaFailures::new;
        show(() -> constructor.apply(1));
        show(() -> checked(() -> { throw new Exception("checked"); }));
        show(() -> List.of("a", "b").forEach(LambdaFailures::fail));
        show(() -> {
            Supplier<Supplier<Integer>> nested = () ->
                () -> 1
                    / args.length;
            nested.get().get();
        });
        Runnable r = () -> {
            throw new RuntimeException("uncaught");
        };
        r.run();
    }
}
