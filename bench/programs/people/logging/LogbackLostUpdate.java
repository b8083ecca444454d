//@ verdict: violated
//@ property: race|exception
// why: the balance is a plain field that two threads change; logging does not make it safe.
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class LogbackLostUpdate {
    private static final Logger LOGGER = LoggerFactory.getLogger("bank");
    private int balance = 100;

    void withdraw(int amount) {
        LOGGER.debug("withdrawing {} of {}", amount, balance);
        balance = balance - amount;
    }

    public static void main(String[] args) throws InterruptedException {
        LogbackLostUpdate account = new LogbackLostUpdate();
        Thread[] customers = new Thread[2];
        for (int i = 0; i < customers.length; i++) {
            customers[i] = new Thread(() -> {
                for (int k = 0; k < 5; k++) {
                    account.withdraw(10);
                }
            }, "customer-" + i);
            customers[i].start();
        }
        for (Thread customer : customers) {
            customer.join();
        }
        LOGGER.info("balance {}", account.balance);
        if (account.balance != 0) {
            throw new IllegalStateException("balance is " + account.balance);
        }
    }
}
