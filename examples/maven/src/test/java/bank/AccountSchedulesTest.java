package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import sojourner.jupiter.Schedules;

/** The same under 'mvn test' itself, or the arrow of an editor: every schedule of each test is explored. */
@Schedules(timeLimit = "5m")
class AccountSchedulesTest {
    @Test
    void bothDepositsCount() throws InterruptedException {
        depositTwice(new Account());
    }

    @Test
    void bothSafeDepositsCount() throws InterruptedException {
        depositTwice(new SafeAccount());
    }

    private static void depositTwice(Account account) throws InterruptedException {
        Thread salary = new Thread(() -> account.deposit(100), "salary");
        salary.start();
        account.deposit(20);
        salary.join();
        assertEquals(120, account.balance());
    }
}
