//@ verdict: holds
// why: both locks are always taken in the order of the account numbers.
public class InduceLockOrder {
    static class Account {
        private final int number;
        private int balance;

        Account(int number, int balance) {
            this.number = number;
            this.balance = balance;
        }

        void debit(int amount) {
            balance -= amount;
        }

        void credit(int amount) {
            balance += amount;
        }

        int getBalance() {
            return balance;
        }
    }

    static class InsufficientFundsException extends Exception {
        private static final long serialVersionUID = 1L;

        InsufficientFundsException(String message) {
            super(message);
        }
    }

    static void transferMoney(Account from, Account to, int amount) throws InsufficientFundsException {
        Account first = from.number < to.number ? from : to;
        Account second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                if (from.getBalance() < amount) {
                    throw new InsufficientFundsException("account " + from.number + " has only " + from.getBalance());
                }
                from.debit(amount);
                to.credit(amount);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account(1, 1000);
        Account b = new Account(2, 1000);
        Account c = new Account(3, 1000);
        Thread[] tellers = {
            new Thread(() -> transferAll(a, b, 30)),
            new Thread(() -> transferAll(b, c, 20)),
            new Thread(() -> transferAll(c, a, 10)),
        };
        for (Thread teller : tellers) {
            teller.start();
        }
        for (Thread teller : tellers) {
            teller.join();
        }
        int total = a.getBalance() + b.getBalance() + c.getBalance();
        System.out.printf("a=%d b=%d c=%d total=%d%n", a.getBalance(), b.getBalance(), c.getBalance(), total);
        if (total != 3000) {
            throw new IllegalStateException("money was lost: " + total);
        }
    }

    private static void transferAll(Account from, Account to, int amount) {
        for (int i = 0; i < 10; i++) {
            try {
                transferMoney(from, to, amount);
            } catch (InsufficientFundsException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
