//@ test: holds | placesOrdersInParallel
//@ test: violated | stockMayGoBelowZero
// why: the stock is a plain int that is checked and changed without a lock.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class OrderServiceTest {
    static class OrderService {
        final List<String> orders = new CopyOnWriteArrayList<>();
        int stock = 3;

        void place(String customer) {
            orders.add(customer);
        }

        boolean take() {
            if (stock > 0) {
                stock--;
                return true;
            }
            return false;
        }
    }

    private OrderService service;

    @BeforeEach
    void createService() {
        service = new OrderService();
    }

    static void inTwoThreads(Runnable action) throws InterruptedException {
        Thread one = new Thread(action);
        Thread two = new Thread(action);
        one.start();
        two.start();
        one.join();
        two.join();
    }

    @Nested
    class Orders {
        @Test
        void placesOrdersInParallel() throws InterruptedException {
            inTwoThreads(() -> {
                service.place("x");
                service.place("y");
            });
            assertEquals(4, service.orders.size());
        }
    }

    @Nested
    class Stock {
        @Test
        void stockMayGoBelowZero() throws InterruptedException {
            inTwoThreads(() -> {
                while (service.take()) {
                    Thread.yield();
                }
            });
            assertTrue(service.stock >= 0);
        }
    }
}
