//@ about: Interrupting threads that sleep, wait, join or park, and what the interrupted status is afterwards.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

public class InterruptBlockedThreads {
    interface InterruptBlockedThreadsAction {
        void run() throws InterruptedException;
    }

    private static final List<String> LOG = new ArrayList<>();

    public static void main(String[] args) throws InterruptedException {
        Object monitor = new Object();
        interrupted("sleep", () -> Thread.sleep(1_000_000));
        interrupted("wait", () -> {
            synchronized (monitor) {
                monitor.wait();
            }
        });
        interrupted("timed wait", () -> {
            synchronized (monitor) {
                monitor.wait(1_000_000);
            }
        });
        interrupted("join", () -> {
            Thread other = new Thread(() -> {
                while (true) {
                    LockSupport.park();
                }
            });
            other.setDaemon(true);
            other.start();
            other.join();
        });
        interrupted("park", () -> {
            while (!Thread.currentThread().isInterrupted()) {
                LockSupport.park(monitor);
            }
            LockSupport.park(monitor);
            LockSupport.parkNanos(Long.MAX_VALUE);
        });
        interrupted("nested", () -> {
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("wrapped", e);
            }
        });
        LOG.forEach(System.out::println);
    }

    private static void interrupted(String name, InterruptBlockedThreadsAction action) throws InterruptedException {
        Thread thread = new Thread(() -> {
            String end;
            try {
                action.run();
                end = "returned";
            } catch (InterruptedException e) {
                end = e.getClass().getSimpleName();
            } catch (IllegalStateException e) {
                end = e.getMessage() + " " + e.getCause().getClass().getSimpleName();
            }
            LOG.add(name + ": " + end + ", status " + Thread.currentThread().isInterrupted() + ", cleared "
                    + Thread.interrupted()
                    + ", now " + Thread.interrupted());
        }, name);
        thread.start();
        thread.interrupt();
        thread.join();
    }
}
