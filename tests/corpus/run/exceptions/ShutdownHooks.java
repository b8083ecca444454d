//@ about: hooks run after the last thread, may not be changed during shutdown, and their failures do not change the status
public class ShutdownHooks {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": allowed");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Runtime runtime = Runtime.getRuntime();
        Thread removed = new Thread(() -> System.out.println("must not be seen"));
        Thread other = new Thread(() -> { throw new IllegalStateException("hook fails"); }, "failing");
        Thread hook = new Thread(() -> {
            System.out.println("hook begins");
            attempt("add during shutdown", () -> runtime.addShutdownHook(new Thread()));
            attempt("remove during shutdown", () -> runtime.removeShutdownHook(removed));
            other.start();
            try {
                other.join();
            } catch (InterruptedException e) {
                System.out.println("must not be seen");
            }
            System.out.println("hook ends");
        });
        runtime.addShutdownHook(hook);
        runtime.addShutdownHook(removed);
        attempt("add again", () -> runtime.addShutdownHook(hook));
        Thread running = new Thread(() -> attempt("add running",
            () -> runtime.addShutdownHook(Thread.currentThread())));
        running.start();
        running.join();
        System.out.println(runtime.removeShutdownHook(removed) + " " + runtime.removeShutdownHook(removed));
        Thread last = new Thread(() -> {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                System.out.println("must not be seen");
            }
            System.out.println("last thread ends");
        });
        last.start();
        System.out.println("main ends");
    }
}
