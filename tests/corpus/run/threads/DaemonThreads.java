//@ about: Daemon threads end with the last other thread; the status is inherited and fixed once started.
import java.util.concurrent.CountDownLatch;

public class DaemonThreads {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch running = new CountDownLatch(2);
        Thread daemon = new Thread(() -> {
            Thread child = new Thread(() -> { });
            System.out.println("inherited " + child.isDaemon());
            running.countDown();
            try {
                Thread.sleep(100_000_000L);
                System.out.println("never printed");
            } catch (InterruptedException e) {
                System.out.println("never interrupted");
            } finally {
                System.out.println("finally of a daemon does not run at exit");
            }
        }, "daemon");
        daemon.setDaemon(true);
        daemon.start();
        Object lock = new Object();
        while (running.getCount() != 1) {
            Thread.onSpinWait();
        }
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                running.countDown();
                while (true) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        });
        waiter.setDaemon(true);
        waiter.start();
        running.await();
        try {
            daemon.setDaemon(false);
        } catch (IllegalThreadStateException e) {
            System.out.println("refused while alive");
        }
        Thread user = new Thread(() -> {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                return;
            }
            System.out.println("a user thread keeps the program alive after main, daemon "
                    + Thread.currentThread().isDaemon());
        });
        System.out.println(daemon.isDaemon() + " " + daemon.isAlive() + " " + waiter.isAlive());
        user.start();
    }
}
