//@ about: An executor with one virtual thread per task: results, failures, future states, closing, sleepers.
//@ jdk: 21
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.LongAdder;

public class VirtualExecutors {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        LongAdder woken = new LongAdder();
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 300; i++) {
                int n = i;
                executor.submit(() -> {
                    Thread.sleep(5 + n % 3);
                    woken.add(n);
                    return n;
                });
            }
        }
        System.out.println("close waited for all: " + woken);
        ExecutorService executor = Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("task-", 0).factory());
        List<Callable<String>> tasks = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int n = i;
            tasks.add(() -> {
                if (n == 2) {
                    throw new IllegalStateException("task two");
                }
                return n + " " + Thread.currentThread().isVirtual();
            });
        }
        for (Future<String> future : executor.invokeAll(tasks)) {
            System.out.print(future.state() + " " + (future.state() == Future.State.SUCCESS ? future.resultNow()
                    : future.exceptionNow().getMessage()) + "; ");
        }
        System.out.println();
        System.out.println(executor.submit(() -> Thread.currentThread().getName()).get() + " "
                + executor.invokeAny(List.of(tasks.get(2), tasks.get(3))));
        CountDownLatch started = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        Future<?> stuck = executor.submit(() -> {
            started.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                interrupted.countDown();
            }
        });
        started.await();
        System.out.println(stuck.state() + " " + stuck.cancel(true) + " " + stuck.state());
        interrupted.await();
        executor.close();
        System.out.println(executor.isTerminated() + " " + executor.shutdownNow().size());
        try {
            stuck.resultNow();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            executor.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("closed executors refuse");
        }
    }
}
