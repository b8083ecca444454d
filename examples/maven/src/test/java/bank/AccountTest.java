package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests as they are written every day: 'mvn test' runs each of them once, and all of them pass. */
class AccountTest {
    private Account safe;

    @BeforeEach
    void open() {
        safe = new SafeAccount();
    }

    @Test
    void bothDepositsCount() throws InterruptedException {
        Account account = new Account();
        Thread salary = new Thread(() -> account.deposit(100), "salary");
        salary.start();
        account.deposit(20);
        salary.join();
        assertEquals(120, account.balance());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 50})
    void safeDepositsCount(int amount) throws InterruptedException {
        Thread salary = new Thread(() -> safe.deposit(100), "salary");
        salary.start();
        safe.deposit(amount);
        salary.join();
        assertEquals(100 + amount, safe.balance());
    }

    @Test
    void overdraftsAreRefused() {
        assertThrows(IllegalStateException.class, () -> safe.withdraw(1));
    }

    @Test
    @Disabled("interest is not implemented")
    void interest() {}
}
