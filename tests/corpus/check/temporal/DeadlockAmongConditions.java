//@ verdict: violated
//@ property: deadlock
//@ claim: holds --property assertion
// why: each account waits for the other one; before which call, must be seen whether or not that call was made before.
import sojourner.After;
import sojourner.Invariant;
import sojourner.Old;

public class DeadlockAmongConditions {
    static final class Account {
        private int balance = 1;

        synchronized void transfer(Account to) {
            balance--;
            to.deposit();
        }

        synchronized void deposit() {
            balance++;
        }

        @Invariant
        boolean isCovered() {
            return balance >= 0 && balance <= 2;
        }

        @After("transfer")
        boolean isNotMore(Account to, @Old("balance") int before) {
            return balance <= before;
        }
    }

    public static void main(String[] arguments) {
        Account one = new Account();
        Account other = new Account();
        new Thread(() -> one.transfer(other), "there").start();
        new Thread(() -> other.transfer(one), "back").start();
    }
}
