//@ test: violated deadlock | oppositeTransfersEnd
//@ test: holds | orderedTransfersEnd
// why: JUnit 4: locks taken in the order of the arguments deadlock, those in the order of ids do not.
import static org.junit.Assert.assertEquals;

import org.junit.Before;
import org.junit.Test;

public class TransferTest {
    static class Account {
        final int id;
        int balance;

        Account(int id, int balance) {
            this.id = id;
            this.balance = balance;
        }
    }

    private Account a;
    private Account b;

    @Before
    public void setUp() {
        a = new Account(1, 100);
        b = new Account(2, 100);
    }

    static void transfer(Account from, Account to, int amount) {
        synchronized (from) {
            synchronized (to) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    static void orderedTransfer(Account from, Account to, int amount) {
        Account first = from.id < to.id ? from : to;
        Account second = from.id < to.id ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    @Test(timeout = 10_000)
    public void oppositeTransfersEnd() throws InterruptedException {
        Thread other = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                transfer(a, b, 1);
            }
        });
        other.start();
        for (int i = 0; i < 10; i++) {
            transfer(b, a, 1);
        }
        other.join();
        assertEquals(200, a.balance + b.balance);
    }

    @Test
    public void orderedTransfersEnd() throws InterruptedException {
        Thread other = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                orderedTransfer(a, b, 1);
            }
        });
        other.start();
        for (int i = 0; i < 10; i++) {
            orderedTransfer(b, a, 1);
        }
        other.join();
        assertEquals(100, a.balance);
        assertEquals(100, b.balance);
    }
}
