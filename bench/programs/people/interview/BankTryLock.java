//@ verdict: holds
// why: tryLock on both accounts, and back off where the second cannot be had.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class BankTryLock {
    static class Account {
        final Lock lock = new ReentrantLock();
        int balance;

        Account(int balance) {
            this.balance = balance;
        }
    }

    static boolean tryTransfer(Account from, Account to, int amount) {
        if (from.lock.tryLock()) {
            try {
                if (to.lock.tryLock()) {
                    try {
                        from.balance -= amount;
                        to.balance += amount;
                        return true;
                    } finally {
                        to.lock.unlock();
                    }
                }
            } finally {
                from.lock.unlock();
            }
        }
        return false;
    }

    static void transfer(Account from, Account to, int amount) {
        while (!tryTransfer(from, to, amount)) {
            Thread.yield();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account(100);
        Account b = new Account(100);
        Thread one = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                transfer(a, b, 1);
            }
        });
        Thread two = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                transfer(b, a, 2);
            }
        });
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.println(a.balance + " + " + b.balance);
        assert a.balance == 110 && b.balance == 90;
    }
}
