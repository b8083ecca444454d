//@ about: every set of arguments is a test of its own: values, enums, lines of CSV, methods
//@ test: holds | small(int) [1] 1
//@ test: violated assertion | small(int) [2] 20
//@ test: holds | unit(TimeUnit) [1] SECONDS
//@ test: holds | unit(TimeUnit) [2] MINUTES
//@ test: holds | length(String, int) [1] a, 1
//@ test: violated assertion | length(String, int) [2] bb, 3
//@ test: holds | adds(int, int) [1] 1, 2
//@ test: violated assertion | adds(int, int) [2] 2, 4
// why: one of the values is too large, one of the lengths and one of the sums wrong
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParameterTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 20})
    void small(int number) {
        assertTrue(number < 10);
    }

    @ParameterizedTest
    @EnumSource(value = TimeUnit.class, names = {"SECONDS", "MINUTES"})
    void unit(TimeUnit unit) {
        assertNotNull(unit.name());
    }

    @ParameterizedTest
    @CsvSource({"a, 1", "bb, 3"})
    void length(String text, int length) {
        assertEquals(length, text.length());
    }

    static Stream<Arguments> sums() {
        return Stream.of(Arguments.of(1, 2), Arguments.of(2, 4));
    }

    @ParameterizedTest
    @MethodSource("sums")
    void adds(int amount, int sum) throws InterruptedException {
        AtomicInteger total = new AtomicInteger(1);
        Thread other = new Thread(() -> total.addAndGet(amount));
        other.start();
        other.join();
        assertEquals(sum, total.get());
    }
}
