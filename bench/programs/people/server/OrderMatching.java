//@ verdict: holds
// why: one matching engine thread owns the book; traders submit by a queue, and get futures back.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;

public class OrderMatching {
    record Order(boolean buy, int quantity, CompletableFuture<String> result) {
    }

    private final BlockingQueue<Order> incoming = new LinkedBlockingQueue<>();
    private final Deque<Order> waitingBuys = new ArrayDeque<>();
    private final Deque<Order> waitingSells = new ArrayDeque<>();

    CompletableFuture<String> submit(boolean buy, int quantity) {
        Order order = new Order(buy, quantity, new CompletableFuture<>());
        incoming.add(order);
        return order.result();
    }

    void engine(int orders) {
        try {
            for (int i = 0; i < orders; i++) {
                Order order = incoming.take();
                Order other = (order.buy() ? waitingSells : waitingBuys).poll();
                if (other == null) {
                    (order.buy() ? waitingBuys : waitingSells).add(order);
                } else {
                    String trade = "trade of " + Math.min(order.quantity(), other.quantity());
                    order.result().complete(trade);
                    other.result().complete(trade);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws Exception {
        OrderMatching exchange = new OrderMatching();
        Thread engine = new Thread(() -> exchange.engine(4), "engine");
        engine.start();
        Thread[] traders = new Thread[4];
        for (int i = 0; i < traders.length; i++) {
            final int id = i;
            traders[i] = new Thread(() -> {
                String result = exchange.submit(id % 2 == 0, 10 + id).join();
                System.out.println("trader " + id + ": " + result);
            }, "trader-" + i);
            traders[i].start();
        }
        for (Thread trader : traders) {
            trader.join();
        }
        engine.join();
        assert exchange.waitingBuys.isEmpty() && exchange.waitingSells.isEmpty();
    }
}
