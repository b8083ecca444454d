//@ verdict: holds
// why: Guava's event bus calls a subscriber by one thread at a time unless it allows more; its state is guarded so.
import com.google.common.eventbus.EventBus;
import com.google.common.eventbus.Subscribe;

public class GuavaEventBus {
    public static class OrderListener {
        private int orders;

        @Subscribe
        public void onOrder(String order) {
            orders++;
            System.out.println("order: " + order);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventBus bus = new EventBus("shop");
        OrderListener listener = new OrderListener();
        bus.register(listener);
        Thread[] shops = new Thread[2];
        for (int s = 0; s < shops.length; s++) {
            final int id = s;
            shops[s] = new Thread(() -> {
                for (int i = 0; i < 2; i++) {
                    bus.post("shop " + id + " order " + i);
                }
            }, "shop-" + s);
            shops[s].start();
        }
        for (Thread shop : shops) {
            shop.join();
        }
        System.out.println("orders: " + listener.orders);
        assert listener.orders == 4;
    }
}
