import sojourner.After;
import sojourner.Invariant;
import sojourner.Old;

/** Two customers with one account, which looks at the wrong thing before it gives money away. */
public class Account {
    private int balance = 5;

    synchronized boolean take(int amount) {
        if (balance <= 0) {
            return false;
        }
        balance -= amount;
        return true;
    }

    @Invariant
    boolean isCovered() {
        return balance >= 0;
    }

    @After("take")
    boolean isTaken(int amount, boolean taken, @Old("balance") int before) {
        return balance == (taken ? before - amount : before);
    }

    public static void main(String[] arguments) {
        Account account = new Account();
        new Thread(() -> account.take(3), "Anna").start();
        new Thread(() -> account.take(3), "Bert").start();
    }
}
