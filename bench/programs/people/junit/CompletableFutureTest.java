//@ test: holds | combinesTwoFutures
//@ test: holds | recoversFromFailure
//@ test: holds | allOfCollectsEverything
// why: futures hand over their values safely.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CompletableFutureTest {
    @Test
    void combinesTwoFutures() {
        CompletableFuture<Integer> price = CompletableFuture.supplyAsync(() -> 20);
        CompletableFuture<Integer> amount = CompletableFuture.supplyAsync(() -> 3);
        assertEquals(60, price.thenCombine(amount, (p, a) -> p * a).join());
    }

    @Test
    void recoversFromFailure() {
        CompletableFuture<String> failing = CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("no connection");
        });
        assertEquals("default", failing.exceptionally(problem -> "default").join());
        assertThrows(CompletionException.class, failing::join);
    }

    @Test
    void allOfCollectsEverything() {
        List<CompletableFuture<Integer>> parts = IntStream.range(0, 3)
            .mapToObj(i -> CompletableFuture.supplyAsync(() -> i * i))
            .collect(Collectors.toList());
        CompletableFuture.allOf(parts.toArray(new CompletableFuture[0])).join();
        assertEquals(5, parts.stream().mapToInt(CompletableFuture::join).sum());
    }
}
