//@ about: CompletableFuture stages, synchronous and asynchronous, from thenApply to allOf and anyOf.
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

public class CompletableChains {
    public static void main(String[] args) throws ExecutionException, InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2, task -> new Thread(task, "stage"));
        CompletableFuture<Integer> six = CompletableFuture.supplyAsync(() -> 6, pool);
        CompletableFuture<Integer> seven = CompletableFuture.supplyAsync(() -> 7);
        System.out.println(six.thenCombine(seven, (a, b) -> a * b).thenApply(n -> "answer " + n).join());
        System.out.println(six.thenCompose(n -> CompletableFuture.supplyAsync(() -> n + 100,
                pool)).thenApplyAsync(n -> n * 2).get());
        System.out.println(CompletableFuture.completedFuture("x").thenApplyAsync(s -> s
                + Thread.currentThread().getName(), pool).join());
        StringBuilder log = new StringBuilder();
        CompletableFuture<String> source = new CompletableFuture<>();
        CompletableFuture<Void> end = source.thenApply(s -> s
                + "b").thenAccept(log::append).thenRun(() -> log.append("c"));
        System.out.println(source.isDone() + " " + end.isDone() + " " + source.getNow("absent") + " "
                + source.getNumberOfDependents());
        System.out.println(source.complete("a") + " " + source.complete("again") + " " + end.isDone() + " " + log
                + " " + source.join());
        AtomicInteger sum = new AtomicInteger();
        List<CompletableFuture<Void>> many = IntStream.range(0, 20)
                .mapToObj(i -> CompletableFuture.supplyAsync(() -> i, pool).thenAccept(sum::addAndGet)).toList();
        CompletableFuture.allOf(many.toArray(CompletableFuture[]::new)).join();
        System.out.println(sum + " " + CompletableFuture.allOf().isDone());
        CountDownLatch never = new CountDownLatch(1);
        CompletableFuture<String> stuck = CompletableFuture.supplyAsync(() -> {
            try {
                never.await();
            } catch (InterruptedException e) {
                return "interrupted";
            }
            return "released";
        }, pool);
        System.out.println(CompletableFuture.anyOf(stuck, CompletableFuture.completedFuture("first")).join());
        System.out.println(stuck.applyToEither(CompletableFuture.supplyAsync(() -> "quick"), s -> s + "!").join());
        CompletableFuture<Void> both = stuck.runAfterBoth(six, () -> log.append("d"));
        never.countDown();
        both.join();
        System.out.println(log + " " + stuck.join());
        CompletableFuture<Integer> copy = seven.copy();
        System.out.println(copy.join() + " " + seven.minimalCompletionStage().toCompletableFuture().join() + " "
                + six.thenAcceptBoth(seven, (a, b) -> log.append(a + b)).thenApply(v -> log.length()).join());
        System.out.println(new CompletableFuture<String>().completeAsync(() -> "supplied", pool).join());
        pool.shutdown();
    }
}
