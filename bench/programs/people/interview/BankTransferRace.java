//@ verdict: violated
//@ property: race|exception
// why: transfers synchronize on the bank's method of the wrong object: each teller has a lock of its own.
public class BankTransferRace {
    static class Account {
        int balance = 1000;
    }

    static class Teller implements Runnable {
        private final Account from, to;

        Teller(Account from, Account to) {
            this.from = from;
            this.to = to;
        }

        synchronized void transfer(int amount) {
            if (from.balance >= amount) {
                from.balance -= amount;
                to.balance += amount;
            }
        }

        @Override
        public void run() {
            for (int i = 0; i < 100; i++) {
                transfer(10);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account();
        Account b = new Account();
        Thread one = new Thread(new Teller(a, b));
        Thread two = new Thread(new Teller(b, a));
        one.start();
        two.start();
        one.join();
        two.join();
        int total = a.balance + b.balance;
        System.out.println("total " + total);
        if (total != 2000) {
            throw new IllegalStateException("money was lost or made: " + total);
        }
    }
}
