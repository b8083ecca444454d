//@ about: a test that needs something that is not modelled is unknown, and the others are not
//@ test: unknown | file
//@ test: holds | memory
// why: there are no files inside the checker
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.File;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class UnsupportedTest {
    @Test
    void file() throws IOException {
        assertNotNull(File.createTempFile("name", ".txt"));
    }

    @Test
    void memory() {
        assertEquals(4, new StringBuilder("file").length());
    }
}
