//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: printf keeps the lock of System.out while the account is put into words, which needs the ledger; main holds the
// ledger and has to wait until it may print.
public class PrintfUnderItsLock {
    static final Object ledger = new Object();

    static class Account {
        @Override
        public String toString() {
            synchronized (ledger) { //~
                return "account";
            }
        }
    }

    public static void main(String[] args) {
        Thread clerk = new Thread(() -> System.out.printf("%s%n", new Account()));
        clerk.start();
        synchronized (ledger) {
            System.out.println("closing"); //~
        }
    }
}
