//@ verdict: holds
//@ assurance: jmm
// why: the lock is held over both halves; the nested calls enter it again.
public class TransferAtomic {
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
        private final TransferAtomic accounts;

        Mover(TransferAtomic accounts) {
            this.accounts = accounts;
        }

        @Override
        public void run() {
            synchronized (accounts) {
                accounts.withdraw();
                accounts.deposit();
            }
        }
    }

    public static void main(String[] arguments) {
        TransferAtomic accounts = new TransferAtomic();
        new Mover(accounts).start();
        assert accounts.total() == 1;
    }
}
