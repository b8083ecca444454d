//@ about: Every Thread.State, observed by waiting until the other thread has reached it.
import java.util.concurrent.locks.LockSupport;

public class ThreadStates {
    public static void main(String[] args) throws InterruptedException {
        Object monitor = new Object();
        Thread blocked = new Thread(() -> {
            synchronized (monitor) {
                monitor.notifyAll();
            }
        }, "blocked");
        System.out.println(blocked.getState());
        synchronized (monitor) {
            blocked.start();
            await(blocked, Thread.State.BLOCKED);
        }
        blocked.join();
        System.out.println(blocked.getState());

        boolean[] done = new boolean[1];
        Thread waiting = new Thread(() -> {
            synchronized (monitor) {
                while (!done[0]) {
                    try {
                        monitor.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        }, "waiting");
        waiting.start();
        await(waiting, Thread.State.WAITING);
        synchronized (monitor) {
            done[0] = true;
            monitor.notifyAll();
            await(waiting, Thread.State.BLOCKED);
        }
        waiting.join();

        Thread sleeping = new Thread(() -> {
            try {
                Thread.sleep(1_000_000_000L);
            } catch (InterruptedException e) {
                System.out.println("woken");
            }
        }, "sleeping");
        sleeping.start();
        await(sleeping, Thread.State.TIMED_WAITING);
        sleeping.interrupt();
        sleeping.join();

        Thread parked = new Thread(() -> LockSupport.park(monitor), "parked");
        parked.start();
        while (LockSupport.getBlocker(parked) != monitor) {
            Thread.yield();
        }
        await(parked, Thread.State.WAITING);
        Thread joining = new Thread(() -> {
            try {
                parked.join();
            } catch (InterruptedException e) {
                System.out.println("not interrupted");
            }
        }, "joining");
        joining.start();
        await(joining, Thread.State.WAITING);
        LockSupport.unpark(parked);
        joining.join();
        System.out.println(parked.getState() + " " + Thread.currentThread().getState());
    }

    private static void await(Thread thread, Thread.State state) {
        while (thread.getState() != state) {
            Thread.yield();
        }
        System.out.println(thread.getName() + " is " + state);
    }
}
