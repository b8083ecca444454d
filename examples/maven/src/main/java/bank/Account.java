package bank;

/** An account as it is often written: nothing keeps two deposits apart. */
public class Account {
    private int balance;

    public void deposit(int amount) {
        int before = balance;
        balance = before + amount;
    }

    public void withdraw(int amount) {
        if (amount > balance) {
            throw new IllegalStateException("only " + balance + " left");
        }
        balance -= amount;
    }

    public int balance() {
        return balance;
    }
}
