//@ about: tests of nested classes run with the setting of the outer class
//@ test: holds | whenEmpty
//@ test: holds | takes
//@ test: violated exception | takesTwice
// why: the queue of the outer instance holds one element
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class NestedTest {
    private ArrayDeque<String> queue;

    @BeforeEach
    void make() {
        queue = new ArrayDeque<>();
    }

    @Test
    void whenEmpty() {
        assertTrue(queue.isEmpty());
    }

    @Nested
    class WithOne {
        @BeforeEach
        void put() {
            queue.add("one");
        }

        @Test
        void takes() {
            assertEquals("one", queue.remove());
        }

        @Test
        void takesTwice() {
            queue.remove();
            queue.remove();
        }
    }
}
