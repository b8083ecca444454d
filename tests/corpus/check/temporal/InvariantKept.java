//@ verdict: holds
//@ options: --class-properties
// why: the account is overdrawn only while its own method is at work, and then set right.
public class InvariantKept {
    static final class Account {
        private int balance = 5;

        synchronized void take(int amount) {
            balance -= amount;
            if (balance < 0) {
                balance = 0;
            }
        }

        boolean invariant() {
            return balance >= 0;
        }
    }

    static final class Customer extends Thread {
        private final Account account;

        Customer(Account account) {
            this.account = account;
        }

        @Override
        public void run() {
            account.take(3);
        }
    }

    public static void main(String[] arguments) {
        Account account = new Account();
        new Customer(account).start();
        new Customer(account).start();
    }
}
