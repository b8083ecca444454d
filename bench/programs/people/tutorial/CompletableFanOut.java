//@ verdict: holds
// why: four suppliers run in the common pool, allOf waits for all of them, and the results are added after that.
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

public class CompletableFanOut {
    static int priceAt(String shop) {
        try {
            Thread.sleep(100);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return shop.length() * 10;
    }

    public static void main(String[] args) {
        List<String> shops = List.of("BestPrice", "LetsSave", "MyFavorite", "BuyItAll");
        List<CompletableFuture<Integer>> futures = shops.stream()
            .map(shop -> CompletableFuture.supplyAsync(() -> priceAt(shop)))
            .collect(Collectors.toList());
        CompletableFuture<Void> all = CompletableFuture.allOf(futures.toArray(new CompletableFuture[0]));
        int sum = all.thenApply(nothing -> futures.stream().mapToInt(CompletableFuture::join).sum()).join();
        System.out.println("Sum of prices: " + sum);
        assert sum == 350 : sum;
    }
}
