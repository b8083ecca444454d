//@ verdict: holds
//@ assurance: jmm
// why: what is asked while a method holds the lock may take it again; an object that is being made is not asked.
import sojourner.After;
import sojourner.Before;
import sojourner.Invariant;

public class ConditionsUnderLock {
    static volatile int first = 2;

    static final class Account {
        private int balance;

        Account(int balance) {
            this.balance = balance;
        }

        synchronized int balance() {
            return balance;
        }

        synchronized void give(int amount) {
            balance += amount;
        }

        @Invariant
        synchronized boolean isCovered() {
            return balance > 0;
        }

        @Before("give")
        boolean isRich(int amount) {
            return balance() > 0 && amount > 0;
        }

        @After("give")
        boolean isRicher(int amount) {
            return balance() > amount;
        }
    }

    static final class Customer extends Thread {
        @Override
        public void run() {
            Account account = new Account(first);
            account.give(1);
            first = account.balance();
        }
    }

    public static void main(String[] arguments) {
        new Customer().start();
        new Customer().start();
    }
}
