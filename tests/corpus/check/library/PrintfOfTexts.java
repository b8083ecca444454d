//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: the account is put into words before anything is printed, so nobody waits for the ledger under the lock of
// System.out.
public class PrintfOfTexts {
    static final Object ledger = new Object();

    static class Account {
        @Override
        public String toString() {
            synchronized (ledger) {
                return "account";
            }
        }
    }

    public static void main(String[] args) {
        Thread clerk = new Thread(() -> {
            String words = new Account().toString();
            System.out.printf("%s %d%n", words, 7);
        });
        clerk.start();
        synchronized (ledger) {
            System.out.println("closing");
        }
    }
}
