//@ about: exceptions that a test expects, and one that it does not
//@ test: holds | expected
//@ test: violated assertion | notThrown
//@ test: violated exception | unexpected
// why: assertThrows fails where nothing is thrown; what a test throws itself is a violation
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class ThrowsTest {
    @Test
    void expected() {
        assertThrows(UnsupportedOperationException.class, () -> List.of().add(null));
    }

    @Test
    void notThrown() {
        assertThrows(IllegalStateException.class, () -> List.of().size());
    }

    @Test
    void unexpected() {
        List.of().iterator().next();
    }
}
