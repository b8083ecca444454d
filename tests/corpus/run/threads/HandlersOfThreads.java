//@ about: Uncaught exceptions: own, group and default handlers, a handler that fails itself, and a thread without any.
//@ exit: 1
public class HandlersOfThreads {
    static final class HandlersOfThreadsGroup extends ThreadGroup {
        HandlersOfThreadsGroup() {
            super("strict");
        }

        @Override
        public void uncaughtException(Thread thread, Throwable error) {
            System.out.println("group handler: " + thread.getName() + " " + error.getMessage());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread own = new Thread(() -> fail("one"), "own");
        own.setUncaughtExceptionHandler((t, e) -> System.out.println("own handler: " + t.getName() + " " + t.isAlive()
                + " " + e));
        run(own);
        System.out.println("after the end: " + own.getUncaughtExceptionHandler());
        run(new Thread(new HandlersOfThreadsGroup(), () -> fail("two"), "grouped"));
        System.out.println(Thread.getDefaultUncaughtExceptionHandler());
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default handler: " + t.getName() + " "
                + e.getMessage()));
        run(new Thread(() -> fail("three"), "plain"));
        Thread failing = new Thread(() -> fail("four"), "failing");
        failing.setUncaughtExceptionHandler((t, e) -> {
            System.out.println("handler about to fail for " + e.getMessage());
            throw new IllegalStateException("ignored by the machine");
        });
        run(failing);
        Thread error = new Thread(() -> {
            throw new StackOverflowError("thrown by hand");
        }, "error");
        run(error);
        Thread.setDefaultUncaughtExceptionHandler(null);
        Thread silent = new Thread(() -> {
            try {
                fail("five");
            } finally {
                System.out.println("finally runs first");
            }
        }, "printing");
        run(silent);
        System.out.println("main goes on: " + silent.getState() + " "
                + Thread.currentThread().getUncaughtExceptionHandler().getClass().getSimpleName());
        Thread.currentThread().setUncaughtExceptionHandler((t, e) -> System.out.println("main's handler: "
                + e.getMessage()));
        fail("six");
    }

    private static void run(Thread thread) throws InterruptedException {
        thread.start();
        thread.join();
    }

    private static void fail(String message) {
        throw new IllegalArgumentException(message);
    }
}
