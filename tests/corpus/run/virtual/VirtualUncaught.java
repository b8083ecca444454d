//@ about: Uncaught exceptions in virtual threads: printed, given to handlers, no effect on the exit status.
//@ jdk: 21
public class VirtualUncaught {
    private static void fail(String message) {
        throw new IllegalArgumentException(message);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread.ofVirtual().name("named").start(() -> fail("printed")).join();
        Thread.ofVirtual().name("nested").start(() -> {
            try {
                fail("inner");
            } catch (IllegalArgumentException e) {
                throw new IllegalStateException("outer", e);
            }
        }).join();
        Thread.ofVirtual().name("handled").uncaughtExceptionHandler((t, e) -> System.out.println("handler: "
                + t.getName() + " " + e.getMessage()))
                .start(() -> fail("handled")).join();
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default: " + t.isVirtual() + " "
                + e.getMessage()));
        Thread.startVirtualThread(() -> fail("by default")).join();
        Thread.setDefaultUncaughtExceptionHandler(null);
        System.out.println("main goes on");
    }
}
