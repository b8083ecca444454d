//@ about: an uncaught-exception handler may end the program with its own status
//@ exit: 42
public class ExitInHandler {
    static class Fatal extends RuntimeException {
        final int status;

        Fatal(int status) {
            super("fatal " + status);
            this.status = status;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {
            System.out.println(thread.getName() + ": " + e.getMessage());
            if (e instanceof Fatal fatal) System.exit(fatal.status);
        });
        Thread worker = new Thread(() -> {
            throw new IllegalStateException("survivable");
        }, "worker");
        worker.start();
        worker.join();
        Thread other = new Thread(() -> {
            throw new Fatal(42);
        }, "other");
        other.start();
        other.join();
        Thread.sleep(1_000_000);
        System.out.println("must not be seen");
    }
}
