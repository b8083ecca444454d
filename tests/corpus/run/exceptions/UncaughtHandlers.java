//@ about: handlers of the thread, of the default and of the group are asked in this order; main's too
//@ exit: 1
public class UncaughtHandlers {
    static class Group extends ThreadGroup {
        Group() {
            super("own group");
        }

        @Override public void uncaughtException(Thread t, Throwable e) {
            System.out.println("group: " + t.getName() + " " + e);
            if (e instanceof Error) super.uncaughtException(t, e);
        }
    }

    static void run(Thread t) throws InterruptedException {
        t.start();
        t.join();
    }

    static Runnable failing(Throwable t) {
        return () -> UncaughtHandlers.<RuntimeException>sneak(t);
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> void sneak(Throwable t) throws T {
        throw (T) t;
    }

    public static void main(String[] args) throws InterruptedException {
        System.out.println(Thread.getDefaultUncaughtExceptionHandler());
        System.out.println(Thread.currentThread().getUncaughtExceptionHandler()
            == Thread.currentThread().getThreadGroup());
        Thread own = new Thread(failing(new RuntimeException("a")), "own");
        own.setUncaughtExceptionHandler((t, e) -> System.out.println("thread: " + t.getName() + " " + e));
        run(own);
        run(new Thread(new Group(), failing(new Exception("b")), "grouped"));
        Thread.setDefaultUncaughtExceptionHandler((t, e) ->
            System.out.println("default: " + t.getName() + " " + e.getMessage()));
        run(new Thread(failing(new Exception("checked")), "defaulted"));
        run(new Thread(new Group(), failing(new Error("c")), "grouped error"));
        Thread bad = new Thread(failing(new Exception("d")), "bad handler");
        bad.setUncaughtExceptionHandler((t, e) -> { throw new IllegalStateException("handler fails"); });
        run(bad);
        Thread.currentThread().setUncaughtExceptionHandler((t, e) ->
            System.out.println("of main: " + t.getName() + " " + e));
        throw new IllegalArgumentException("last");
    }
}
