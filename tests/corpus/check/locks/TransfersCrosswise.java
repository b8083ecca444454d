//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
//@ library: modelled, the code between has millions of states
// why: each clerk holds the lock of its own account and waits for that of the next.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class TransfersCrosswise {
    static final class Account {
        final Lock lock = new ReentrantLock();
        final int number;
        int balance = 10;

        Account(int number) {
            this.number = number;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        Account first = from;
        Account second = to;
        first.lock.lock();
        try {
            second.lock.lock();
            try {
                from.balance -= amount;
                to.balance += amount;
            } finally {
                second.lock.unlock();
            }
        } finally {
            first.lock.unlock();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Account[] accounts = {new Account(0), new Account(1), new Account(2)};
        Thread[] clerks = new Thread[3];
        for (int number = 0; number < 3; number++) {
            Account from = accounts[number];
            Account to = accounts[(number + 1) % 3];
            clerks[number] = new Thread(() -> {
                transfer(from, to, 1);
                transfer(to, from, 2);
            });
            clerks[number].start();
        }
        int sum = 0;
        for (Thread clerk : clerks) {
            clerk.join();
        }
        for (Account account : accounts) {
            sum += account.balance;
        }
        assert sum == 30;
    }
}
