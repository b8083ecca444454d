//@ about: orTimeout, completeOnTimeout, delayed executors and timed gets, each with only one possible end.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class CompletableTimeouts {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> never = new CompletableFuture<>();
        try {
            never.get(15, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("get: " + e.getMessage() + ", still open " + !never.isDone());
        }
        System.out.println(never.copy().completeOnTimeout("fallback", 10, TimeUnit.MILLISECONDS).join());
        CompletableFuture<String> limited = new CompletableFuture<String>().orTimeout(10, TimeUnit.MILLISECONDS);
        try {
            limited.join();
        } catch (CompletionException e) {
            System.out.println("orTimeout: " + e.getCause().getClass().getSimpleName() + " "
                    + e.getCause().getMessage() + " " + limited.isCompletedExceptionally());
        }
        CompletableFuture<String> quick = new CompletableFuture<String>().orTimeout(1, TimeUnit.DAYS);
        quick.complete("in time");
        System.out.println(quick.join() + " " + quick.completeOnTimeout("late", 1, TimeUnit.DAYS).join());
        Executor delayed = CompletableFuture.delayedExecutor(20, TimeUnit.MILLISECONDS);
        long start = System.nanoTime();
        String result = CompletableFuture.supplyAsync(() -> "after a delay", delayed).get(1, TimeUnit.DAYS);
        System.out.println(result + " " + (System.nanoTime() - start >= 19_000_000));
        CompletableFuture<String> first = CompletableFuture.supplyAsync(() -> "one", delayed);
        CompletableFuture<String> second = first.thenApplyAsync(s -> s + " two",
                CompletableFuture.delayedExecutor(5, TimeUnit.MILLISECONDS, Runnable::run));
        System.out.println(second.thenCombine(first, (a, b) -> a + " and " + b).join());
        CompletableFuture<Integer> chain = CompletableFuture.completedFuture(0);
        for (int i = 1; i <= 5; i++) {
            int n = i;
            chain = chain.thenCompose(sum -> CompletableFuture.supplyAsync(() -> sum + n,
                    CompletableFuture.delayedExecutor(1, TimeUnit.MILLISECONDS)));
        }
        System.out.println(chain.orTimeout(1, TimeUnit.DAYS).join());
        System.out.println(limited.handle((v, e) -> e.getClass().getSimpleName()).join() + " " + never.cancel(false));
    }
}
