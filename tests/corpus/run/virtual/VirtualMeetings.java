//@ about: Virtual threads that hand the turn over with park and unpark, meet at a barrier, and complete futures.
//@ jdk: 21
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

public class VirtualMeetings {
    private static volatile int turn;

    public static void main(String[] args) throws InterruptedException {
        Thread[] pair = new Thread[2];
        StringBuilder log = new StringBuilder();
        for (int i = 0; i < 2; i++) {
            int me = i;
            pair[i] = Thread.ofVirtual().unstarted(() -> {
                for (int n = 0; n < 5; n++) {
                    while (turn != me) {
                        LockSupport.park();
                    }
                    log.append(me);
                    turn = 1 - me;
                    LockSupport.unpark(pair[1 - me]);
                }
            });
        }
        pair[1].start();
        pair[0].start();
        pair[0].join();
        pair[1].join();
        System.out.println(log);
        AtomicInteger rounds = new AtomicInteger();
        CyclicBarrier barrier = new CyclicBarrier(10, rounds::incrementAndGet);
        List<Thread> meeting = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            meeting.add(Thread.startVirtualThread(() -> {
                try {
                    for (int n = 0; n < 3; n++) {
                        barrier.await();
                    }
                } catch (InterruptedException | BrokenBarrierException e) {
                    throw new AssertionError(e);
                }
            }));
        }
        for (Thread thread : meeting) {
            thread.join();
        }
        System.out.println("rounds " + rounds);
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            CompletableFuture<Integer> left = CompletableFuture.supplyAsync(() -> 20, executor);
            CompletableFuture<Integer> right = CompletableFuture.supplyAsync(() -> 22, executor);
            System.out.println(left.thenCombineAsync(right, Integer::sum, executor).join());
        }
    }
}
