//@ verdict: violated
//@ property: assertion
//@ options: --property assertion
// why: without a lock another customer changes the balance between the call and the return.
import sojourner.After;
import sojourner.Old;

public class AnnotatedAccountUnlocked {
    static final class Account {
        private volatile int balance = 5;

        void give(int amount) {
            balance = balance + amount;
        }

        @After("give")
        boolean isGiven(int amount, @Old("balance") int before) {
            return balance == before + amount;
        }
    }

    static final class Customer extends Thread {
        private final Account account;

        Customer(Account account) {
            this.account = account;
        }

        @Override
        public void run() {
            account.give(3);
        }
    }

    public static void main(String[] arguments) {
        Account account = new Account();
        new Customer(account).start();
        new Customer(account).start();
    }
}
