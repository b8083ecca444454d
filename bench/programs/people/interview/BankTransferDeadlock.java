//@ verdict: violated
//@ property: deadlock
// why: from then to: two opposite transfers wait for each other; tellers are tasks of a pool.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class BankTransferDeadlock {
    static class Account {
        private final String owner;
        private long cents;

        Account(String owner, long cents) {
            this.owner = owner;
            this.cents = cents;
        }
    }

    static void transfer(Account from, Account to, long cents) {
        synchronized (from) {
            synchronized (to) {
                if (from.cents < cents) {
                    System.out.println(from.owner + " has not enough");
                    return;
                }
                from.cents -= cents;
                to.cents += cents;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Account> accounts = new ArrayList<>();
        for (String owner : List.of("Ada", "Bob", "Cyd")) {
            accounts.add(new Account(owner, 10_000));
        }
        ExecutorService tellers = Executors.newFixedThreadPool(4);
        Random random = new Random(1);
        for (int i = 0; i < 50; i++) {
            Account from = accounts.get(random.nextInt(3));
            Account to = accounts.get(random.nextInt(3));
            long cents = random.nextInt(100);
            tellers.execute(() -> transfer(from, to, cents));
        }
        tellers.shutdown();
        tellers.awaitTermination(1, TimeUnit.DAYS);
        System.out.println("All transfers are done");
    }
}
