//@ verdict: holds
//@ jdk: 21
// why: virtual threads under monitors; deposits and withdrawals balance.
import java.util.concurrent.Executors;

public class VirtualSynchronizedBank {
    private long balance = 100;

    synchronized void deposit(long amount) {
        balance += amount;
        notifyAll();
    }

    synchronized void withdraw(long amount) throws InterruptedException {
        while (balance < amount) {
            wait();
        }
        balance -= amount;
    }

    synchronized long balance() {
        return balance;
    }

    public static void main(String[] args) throws Exception {
        VirtualSynchronizedBank account = new VirtualSynchronizedBank();
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 4; i++) {
                executor.submit(() -> {
                    account.withdraw(50);
                    return null;
                });
                executor.submit(() -> account.deposit(50));
            }
        }
        System.out.printf("balance: %,d%n", account.balance());
        assert account.balance() == 100;
    }
}
