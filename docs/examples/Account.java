/** Two deposits that may overwrite each other. */
public class Account {
    private static int balance;

    private static void deposit(int amount) {
        balance = balance + amount;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> deposit(10), "other");
        other.start();
        deposit(5);
        other.join();
        assert balance == 15 : "balance is " + balance;
    }
}
