//@ verdict: holds
// why: stages run one after the other; combine and exceptionally hand on values.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CompletablePipeline {
    record Order(int id, double amount) {
    }

    static Order fetchOrder(int id) {
        System.out.println("Fetching order " + id);
        return new Order(id, id * 19.99);
    }

    static double discount(Order order) {
        if (order.id() == 13) {
            throw new IllegalArgumentException("no discount for order 13");
        }
        return 0.1;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(4);
        try {
            for (int id : new int[] {7, 13}) {
                CompletableFuture<Order> order = CompletableFuture.supplyAsync(() -> fetchOrder(id), executor);
                CompletableFuture<Double> discount = order.thenApplyAsync(CompletablePipeline::discount, executor)
                    .exceptionally(problem -> {
                        System.out.println("Problem: " + problem.getMessage());
                        return 0.0;
                    });
                String bill = order.thenCombine(discount, (o, d) -> String.format("order %d: %.2f", o.id(), o.amount() * (1 - d)))
                    .get();
                System.out.println(bill);
                assert bill.startsWith("order " + id);
            }
        } finally {
            executor.shutdown();
        }
    }
}
