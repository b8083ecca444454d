import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Four clerks make two transfers each among four accounts; locks are taken in the order of the accounts. */
public class Transfers {
    static final class Account {
        final Lock lock = new ReentrantLock();
        final int number;
        int balance = 10;

        Account(int number) {
            this.number = number;
        }
    }

    static void transfer(Account from, Account to, int amount) {
        Account first = from.number < to.number ? from : to;
        Account second = first == from ? to : from;
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
        Account[] accounts = {new Account(0), new Account(1), new Account(2), new Account(3)};
        Thread[] clerks = new Thread[4];
        for (int number = 0; number < 4; number++) {
            int own = number;
            clerks[number] = new Thread(() -> {
                transfer(accounts[own], accounts[(own + 1) % 4], 1);
                transfer(accounts[own], accounts[(own + 2) % 4], 2);
            });
            clerks[number].start();
        }
        for (Thread clerk : clerks) {
            clerk.join();
        }
        int sum = 0;
        for (Account account : accounts) {
            sum += account.balance;
        }
        assert sum == 40;
    }
}
