//@ about: names for people, and the parameters that JUnit itself hands in
//@ test: holds | a name
//@ test: holds | told(TestInfo)
//@ test: violated assertion | all of them
// why: TestInfo has the name of the method; assertAll fails where one of its parts does
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

class NamedTest {
    @Test
    @DisplayName("a name")
    void named() {}

    @Test
    void told(TestInfo info) {
        assertEquals("told", info.getTestMethod().orElseThrow().getName());
    }

    @Test
    @DisplayName("all of them")
    void all() {
        assertAll(() -> assertEquals(1, 1), () -> assertEquals(1, 2));
    }
}
