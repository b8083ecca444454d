//@ about: Failures in CompletableFuture chains: recovery, wrapping, cancellation and obtrusion.
//@ exit: 1
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

public class CompletableErrors {
    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> failed = CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("source");
        });
        System.out.println(failed.exceptionally(e -> -1).join() + " "
                + failed.handle((v, e) -> v + " " + e.getClass().getSimpleName()).join());
        System.out.println(failed.thenApply(n -> n
                + 1).thenApply(n -> n * 2).exceptionally(e -> describe(e).length()).join());
        try {
            failed.join();
        } catch (CompletionException e) {
            System.out.println(describe(e));
        }
        try {
            failed.get();
        } catch (ExecutionException e) {
            System.out.println(describe(e));
        }
        StringBuilder log = new StringBuilder();
        CompletableFuture<Integer> watched = failed.whenComplete((v, e) -> log.append(v).append(describe(e)));
        System.out.println(watched.isCompletedExceptionally() + " " + watched.handle((v, e) -> describe(e)).join()
                + " | " + log);
        CompletableFuture<String> direct = new CompletableFuture<>();
        direct.completeExceptionally(new IllegalArgumentException("given"));
        System.out.println(direct.handle((v, e) -> describe(e)).join() + " | "
                + direct.thenApply(s -> s).handle((v, e) -> describe(e)).join());
        CompletableFuture<String> recovered = direct.exceptionallyCompose(
                e -> CompletableFuture.completedFuture("recovered from " + e.getMessage()));
        System.out.println(recovered.join() + " "
                + CompletableFuture.failedFuture(new Error("e")).isCompletedExceptionally());
        CompletableFuture<String> cancelled = new CompletableFuture<>();
        CompletableFuture<String> dependent = cancelled.thenApply(s -> s + "never");
        System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled() + " " + dependent.isCancelled()
                + " " + dependent.isCompletedExceptionally());
        try {
            cancelled.join();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        System.out.println(dependent.handle((v, e) -> describe(e)).join());
        cancelled.obtrudeValue("changed afterwards");
        System.out.println(cancelled.join() + " " + cancelled.isCancelled());
        CompletableFuture<Void> all = CompletableFuture.allOf(CompletableFuture.completedFuture(1), direct);
        System.out.println(all.handle((v, e) -> describe(e)).join());
        System.out.println(CompletableFuture.completedFuture(1).thenCombine(direct, (a, b) -> a
                + b).handle((v, e) -> describe(e)).join());
        CompletableFuture.completedFuture("0").thenApply(Integer::parseInt).thenApply(n -> 10 / n).join();
    }

    private static String describe(Throwable error) {
        return error.getClass().getSimpleName() + "(" + error.getMessage() + ")"
                + (error.getCause() == null ? "" : "<-" + describe(error.getCause()));
    }
}
