//@ about: JUnit 3: a subclass of TestCase
//@ test: holds | testCount
//@ test: violated assertion | testWrong
// why: the second asks for what it is not
import junit.framework.TestCase;

public class OldestStyleTest extends TestCase {
    private int count;

    @Override
    protected void setUp() {
        count = 1;
    }

    public void testCount() {
        assertEquals(1, count);
    }

    public void testWrong() {
        assertEquals(2, count);
    }
}
