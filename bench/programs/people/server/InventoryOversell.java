//@ verdict: violated
//@ property: assertion
// why: stock is looked at and then taken from a ConcurrentHashMap: it is sold more often than it is there.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class InventoryOversell {
    private final ConcurrentHashMap<String, Integer> stock = new ConcurrentHashMap<>();

    boolean sell(String item) {
        int left = stock.get(item);
        if (left == 0) {
            return false;
        }
        stock.put(item, left - 1);
        return true;
    }

    public static void main(String[] args) throws Exception {
        InventoryOversell shop = new InventoryOversell();
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
