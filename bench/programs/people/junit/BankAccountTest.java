//@ test: violated assertion | withdrawalsNeverOverdraw
//@ test: holds | synchronizedWithdrawalsNeverOverdraw
//@ test: holds | depositsAddUp
// why: the check of the balance and the withdrawal are two steps on an AtomicInteger.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BankAccountTest {
    static class Account {
        final AtomicInteger balance = new AtomicInteger(100);

        boolean withdraw(int amount) {
            if (balance.get() >= amount) {
                balance.addAndGet(-amount);
                return true;
            }
            return false;
        }

        synchronized boolean safeWithdraw(int amount) {
            return withdraw(amount);
        }

        void deposit(int amount) {
            balance.addAndGet(amount);
        }
    }

    private final ExecutorService pool = Executors.newFixedThreadPool(3);
    private final Account account = new Account();

    @AfterEach
    void tearDown() {
        pool.shutdown();
    }

    private void inParallel(int times, Runnable action) throws Exception {
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            tasks.add(() -> {
                action.run();
                return null;
            });
        }
        pool.invokeAll(tasks);
    }

    @Test
    void withdrawalsNeverOverdraw() throws Exception {
        inParallel(3, () -> account.withdraw(60));
        assertTrue(account.balance.get() >= 0, "balance " + account.balance);
    }

    @Test
    void synchronizedWithdrawalsNeverOverdraw() throws Exception {
        inParallel(3, () -> account.safeWithdraw(60));
        assertEquals(40, account.balance.get());
    }

    @Test
    void depositsAddUp() throws Exception {
        inParallel(3, () -> account.deposit(10));
        assertEquals(130, account.balance.get());
    }
}
