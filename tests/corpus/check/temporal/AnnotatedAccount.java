//@ verdict: holds
//@ assurance: jmm
// why: whoever takes something looks first, under the lock; the old balance is that of the call.
import sojourner.After;
import sojourner.Before;
import sojourner.Invariant;
import sojourner.Old;

public class AnnotatedAccount {
    static final class Account {
        private long balance = 5;

        synchronized boolean take(int amount) {
            if (balance < amount) {
                return false;
            }
            balance -= amount;
            return true;
        }

        @Invariant
        boolean isCovered() {
            return balance >= 0;
        }

        @Before("take")
        void positive(int amount) {
            assert amount > 0;
        }

        @After("take")
        boolean isTaken(int amount, boolean taken, @Old("balance") long before) {
            return balance == (taken ? before - amount : before);
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
