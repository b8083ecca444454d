import sojourner.Verify;

/** Whatever is moved between two accounts, and whatever they hold, nothing is lost and nothing is overdrawn. */
public class Transfer {
    private int from;
    private int to;

    Transfer(int from, int to) {
        this.from = from;
        this.to = to;
    }

    synchronized void move(int amount) {
        if (amount <= from) {
            from -= amount;
            to += amount;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        int rich = Verify.chooseInt(0, 5);
        int amount = Verify.chooseInt(-2, 5);
        Verify.assume(rich > 0);
        Verify.print("moving " + amount + " of " + rich);
        Transfer transfer = new Transfer(rich, 0);
        Thread other = new Thread(() -> transfer.move(amount));
        other.start();
        transfer.move(1);
        other.join();
        Verify.assertTrue(transfer.from + transfer.to == rich, "money was lost");
        Verify.assertTrue(transfer.to >= 0, "the second account is overdrawn");
    }
}
