//@ about: what comes before and after a test is called in order, on one instance per test
//@ test: holds | first
//@ test: holds | second
//@ test: violated assertion | leavesTooMuch
// why: each test sees what BeforeAll and BeforeEach have written, and what AfterEach throws fails it
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LifecycleTest {
    private static final List<String> CALLS = new ArrayList<>();
    private int most = 3;

    @BeforeAll
    static void beginning() {
        CALLS.add("all");
    }

    @BeforeEach
    void prepare() {
        CALLS.add("each");
    }

    @Test
    void first() {
        assertEquals(List.of("all", "each"), CALLS);
        most = 2;
    }

    @Test
    void second() {
        assertEquals(List.of("all", "each"), CALLS);
        assertEquals(3, most);
    }

    @Test
    void leavesTooMuch() {
        CALLS.add("more");
        CALLS.add("and more");
    }

    @AfterEach
    void look() {
        if (CALLS.size() > most) {
            throw new AssertionError(CALLS.toString());
        }
    }
}
