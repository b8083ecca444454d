import java.util.concurrent.CompletableFuture;

/** N futures that are computed beside each other and then waited for together. */
public class FanOut {
    public static void main(String[] args) {
        CompletableFuture<?>[] all = new CompletableFuture<?>[Integer.parseInt(args[0])];
        for (int number = 0; number < all.length; number++) {
            int mine = number;
            all[number] = CompletableFuture.supplyAsync(() -> mine * mine);
        }
        CompletableFuture.allOf(all).join();
        for (int number = 0; number < all.length; number++) {
            assert all[number].join().equals(number * number);
        }
    }
}
