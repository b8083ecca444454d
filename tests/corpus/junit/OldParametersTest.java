//@ about: JUnit 4: the runner for parameters
//@ test: holds | isSmall[0]
//@ test: violated assertion | isSmall[1]
// why: the second parameter is too large
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

@RunWith(Parameterized.class)
public class OldParametersTest {
    private final int number;

    public OldParametersTest(int number) {
        this.number = number;
    }

    @Parameterized.Parameters
    public static List<Object[]> numbers() {
        return List.of(new Object[] {1}, new Object[] {20});
    }

    @Test
    public void isSmall() {
        assertTrue(number < 10);
    }
}
