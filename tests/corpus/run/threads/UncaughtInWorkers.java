//@ about: Stack traces of workers that die: nested causes, suppressed exceptions and lambdas, with exit status 0.
public class UncaughtInWorkers {
    static final class UncaughtInWorkersResource implements AutoCloseable {
        @Override
        public void close() {
            throw new IllegalStateException("close failed");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        run("simple", () -> {
            throw new IllegalArgumentException("from a lambda");
        });
        run("caused", () -> {
            try {
                Integer.parseInt("x1");
            } catch (NumberFormatException e) {
                throw new RuntimeException("while parsing", e);
            }
        });
        run("suppressed", () -> {
            try (UncaughtInWorkersResource resource = new UncaughtInWorkersResource()) {
                throw new UnsupportedOperationException("body failed with " + resource.getClass().getSimpleName());
            }
        });
        run("null pointer", () -> {
            String[] words = new String[2];
            System.out.println(words[1].length());
        });
        run("array", () -> System.out.println(new int[3][4][2].length + new int[] {1}[1]));
        run("cast", () -> System.out.println((String) (Object) Integer.valueOf(4)));
        run("no message", () -> {
            throw new Error();
        });
        System.out.println("all workers died, main did not");
    }

    private static void run(String name, Runnable body) throws InterruptedException {
        Thread thread = new Thread(body, name);
        thread.start();
        thread.join();
    }
}
