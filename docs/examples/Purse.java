import sojourner.After;
import sojourner.Invariant;
import sojourner.Old;

/** Two customers with one purse, which looks at the wrong thing before it gives money away. */
public class Purse {
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
        Purse purse = new Purse();
        new Thread(() -> purse.take(3), "Anna").start();
        new Thread(() -> purse.take(3), "Bert").start();
    }
}
