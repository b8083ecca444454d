//@ about: tests that are not to be run
//@ test: skipped | broken
//@ test: skipped | inside
//@ test: holds | works
// why: they are disabled themselves, or their class is
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DisabledTest {
    @Test
    @Disabled("not yet")
    void broken() {
        throw new IllegalStateException();
    }

    @Test
    void works() {}

    @Nested
    @Disabled
    class Later {
        @Test
        void inside() {
            throw new IllegalStateException();
        }
    }
}
