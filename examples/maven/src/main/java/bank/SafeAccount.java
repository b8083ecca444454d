package bank;

/** An account for several threads. */
public class SafeAccount extends Account {
    @Override
    public synchronized void deposit(int amount) {
        super.deposit(amount);
    }

    @Override
    public synchronized void withdraw(int amount) {
        super.withdraw(amount);
    }

    @Override
    public synchronized int balance() {
        return super.balance();
    }
}
