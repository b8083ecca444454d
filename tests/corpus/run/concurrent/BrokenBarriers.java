//@ about: A CyclicBarrier broken by a timeout, by a reset, by an interrupt and by its own action.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class BrokenBarriers {
    private static String end(CyclicBarrier barrier) {
        try {
            return "arrived " + barrier.await();
        } catch (InterruptedException | BrokenBarrierException | RuntimeException e) {
            return e.toString();
        }
    }

    private static Thread start(Runnable body) {
        Thread thread = new Thread(body);
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier timed = new CyclicBarrier(2);
        try {
            timed.await(5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException | BrokenBarrierException e) {
            System.out.println(e.getClass().getSimpleName() + " " + timed.isBroken() + " " + end(timed));
        }
        timed.reset();
        String[] result = new String[1];
        Thread waiting = start(() -> result[0] = end(timed));
        while (timed.getNumberWaiting() != 1) {
            Thread.yield();
        }
        timed.reset();
        waiting.join();
        System.out.println("reset: " + result[0] + " " + timed.isBroken());
        Thread interrupted = start(() -> result[0] = end(timed));
        interrupted.interrupt();
        interrupted.join();
        System.out.println(result[0] + " " + timed.isBroken());
        CyclicBarrier failing = new CyclicBarrier(2, () -> {
            throw new IllegalStateException("action failed");
        });
        Thread first = start(() -> result[0] = end(failing));
        while (failing.getNumberWaiting() != 1) {
            Thread.yield();
        }
        System.out.println(end(failing));
        first.join();
        System.out.println(result[0] + ", alone: " + end(new CyclicBarrier(1)));
    }
}
