//@ about: choices and sleeps before the test method are explored, not simulated once
//@ test: violated assertion | seesEvery
//@ test: holds | seesOneOfBoth
// why: BeforeAll chooses, and one of the choices fails the test
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import sojourner.Verify;

class ChoiceTest {
    private static boolean chosen;
    private static long began;

    @BeforeAll
    static void choose() throws InterruptedException {
        chosen = Verify.chooseBoolean();
        began = System.nanoTime();
        Thread.sleep(10);
    }

    @Test
    void seesEvery() {
        assertFalse(chosen);
    }

    @Test
    void seesOneOfBoth() {
        assertTrue(chosen || !chosen);
        assertTrue(System.nanoTime() >= began);
    }
}
