//@ verdict: holds
// why: compute changes the stock atomically.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

public class InventoryCompute {
    private final ConcurrentHashMap<String, Integer> stock = new ConcurrentHashMap<>();

    boolean sell(String item) {
        AtomicBoolean sold = new AtomicBoolean();
        stock.computeIfPresent(item, (key, left) -> {
            if (left > 0) {
                sold.set(true);
                return left - 1;
            }
            return left;
        });
        return sold.get();
    }

    public static void main(String[] args) throws Exception {
        InventoryCompute shop = new InventoryCompute();
        shop.stock.put("laptop", 3);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Callable<Boolean>> customers = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            customers.add(() -> shop.sell("laptop"));
        }
        int sold = 0;
        for (Future<Boolean> sale : pool.invokeAll(customers)) {
            sold += sale.get() ? 1 : 0;
        }
        pool.shutdown();
        System.out.println("sold " + sold + " of 3");
        assert sold == 3;
    }
}
