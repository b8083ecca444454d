//@ verdict: violated
//@ property: assertion
//@ options: --class-properties
//@ claim: holds --property assertion
// why: the second customer overdraws the account; only the class property says that this is wrong.
public class InvariantBroken {
    static final class Account {
        private int balance = 5;

        synchronized void take(int amount) {
            balance -= amount;
        }

        void invariant() {
            assert balance >= 0;
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
