//@ about: JUnit 4: what comes before and after, expected exceptions, assumptions, tests that are ignored
//@ test: holds | counts
//@ test: violated assertion | losesUpdate
//@ test: holds | throwsIt
//@ test: violated assertion | throwsNothing
//@ test: violated exception | throwsAnother
//@ test: skipped | assumes
//@ test: skipped | ignored
//@ test: holds | limited
// why: as their names say
import static org.junit.Assert.assertEquals;
import static org.junit.Assume.assumeTrue;

import org.junit.After;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Ignore;
import org.junit.Test;

public class OldStyleTest {
    private static int base;
    private int count;

    @BeforeClass
    public static void begin() {
        base = 1;
    }

    @Before
    public void prepare() {
        count = base;
    }

    @After
    public void look() {
        assertEquals(1, base);
    }

    @Test
    public void counts() {
        assertEquals(1, count);
    }

    @Test
    public void losesUpdate() throws InterruptedException {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assertEquals(3, count);
    }

    @Test(expected = IllegalStateException.class)
    public void throwsIt() {
        throw new IllegalStateException();
    }

    @Test(expected = IllegalStateException.class)
    public void throwsNothing() {}

    @Test(expected = IllegalStateException.class)
    public void throwsAnother() {
        throw new IllegalArgumentException();
    }

    @Test
    public void assumes() {
        assumeTrue(count == 2);
        throw new IllegalStateException();
    }

    @Test
    @Ignore("not yet")
    public void ignored() {
        throw new IllegalStateException();
    }

    @Test(timeout = 1)
    public void limited() throws InterruptedException {
        Thread.sleep(1000);
    }
}
