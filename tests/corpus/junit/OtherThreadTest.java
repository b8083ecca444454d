//@ about: an assertion in another thread, which JUnit does not hear of
//@ test: violated assertion | unheard
//@ test: holds | heard
// why: the exception leaves its thread; the test itself passes under any test runner
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

class OtherThreadTest {
    @Test
    void unheard() throws InterruptedException {
        Thread other = new Thread(() -> assertEquals(1, 2));
        other.start();
        other.join();
    }

    @Test
    void heard() {
        FutureTask<?> task = new FutureTask<>(() -> assertEquals(1, 2), null);
        new Thread(task).start();
        assertThrows(ExecutionException.class, task::get);
    }
}
