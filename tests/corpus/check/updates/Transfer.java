//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: the auditor may look between the two halves of the transfer; each half alone is locked.
public class Transfer {
    private int from = 1;
    private int to;

    synchronized void withdraw() {
        from--;
    }

    synchronized void deposit() {
        to++;
    }

    synchronized int total() {
        return from + to;
    }

    static final class Mover extends Thread {
        private final Transfer accounts;

        Mover(Transfer accounts) {
            this.accounts = accounts;
        }

        @Override
        public void run() {
            accounts.withdraw();
            accounts.deposit();
        }
    }

    public static void main(String[] arguments) {
        Transfer accounts = new Transfer();
        new Mover(accounts).start();
        assert accounts.total() == 1; //~
    }
}
