//@ verdict: violated
//@ property: assertion
// why: nobody else knows the account, and it is covered again when main ends; between the calls it is not.
import sojourner.Invariant;

public class InvariantOfOneThread {
    static final class Account {
        private int balance = 5;

        void change(int amount) {
            balance += amount;
        } //~

        @Invariant
        boolean isCovered() {
            return balance >= 0;
        }
    }

    public static void main(String[] arguments) {
        Account account = new Account();
        account.change(-7);
        account.change(7);
    }
}
