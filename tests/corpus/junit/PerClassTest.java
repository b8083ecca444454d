//@ about: one instance for all tests of the class, whose BeforeAll is no static method
//@ test: holds | sees
//@ test: violated assertion | seesMore
// why: each test is run alone, so nothing of the other has happened
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PerClassTest {
    private int count;

    @BeforeAll
    void begin() {
        count = 1;
    }

    @Test
    void sees() {
        assertEquals(1, count++);
    }

    @Test
    void seesMore() {
        assertEquals(2, count++);
    }
}
