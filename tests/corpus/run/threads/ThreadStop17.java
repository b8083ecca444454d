//@ about: Thread.stop on JDK 17: loops, waits and sleeps end with ThreadDeath and release their monitors.
//@ jdk: 17 only
import java.util.concurrent.CountDownLatch;

public class ThreadStop17 {
    private static volatile long counter;

    public static void main(String[] args) throws InterruptedException {
        Object monitor = new Object();
        stop("loop", started -> {
            started.countDown();
            while (true) {
                counter++;
            }
        });
        stop("sleep", started -> {
            started.countDown();
            Thread.sleep(1_000_000_000L);
        });
        stop("wait", started -> {
            synchronized (monitor) {
                started.countDown();
                while (true) {
                    monitor.wait();
                }
            }
        });
        synchronized (monitor) {
            System.out.println("the monitor is free again");
        }
        Thread unstarted = new Thread(() -> System.out.println("never runs"), "unstarted");
        unstarted.stop();
        unstarted.start();
        unstarted.join();
        System.out.println(unstarted.getState());
        Thread ended = new Thread();
        ended.start();
        ended.join();
        ended.stop();
        Thread silent = new Thread(() -> {
            throw new ThreadDeath();
        }, "an uncaught ThreadDeath prints nothing");
        silent.start();
        silent.join();
        System.out.println(silent.getName());
        try {
            Thread.currentThread().stop();
        } catch (ThreadDeath e) {
            System.out.println("main stopped itself: " + e);
        }
    }

    interface ThreadStop17Body {
        void run(CountDownLatch started) throws InterruptedException;
    }

    private static void stop(String name, ThreadStop17Body body) throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        Thread thread = new Thread(() -> {
            try {
                body.run(started);
            } catch (ThreadDeath e) {
                System.out.println(name + ": " + e.getClass().getName());
                throw e;
            } catch (InterruptedException e) {
                System.out.println(name + ": interrupted");
            } finally {
                System.out.println(name + ": finally");
            }
        }, name);
        thread.start();
        started.await();
        thread.stop();
        thread.join();
    }
}
