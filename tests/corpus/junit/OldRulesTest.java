//@ about: JUnit 4: rules take part, so the runner of JUnit makes the calls
//@ test: holds | keeps
//@ test: violated assertion | spoils
//@ test: violated exception | throwsAnother
// why: the rule looks at the test afterwards; what the runner catches is a violation
import static org.junit.Assert.assertEquals;

import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.Verifier;

public class OldRulesTest {
    private int count;

    @Rule
    public final Verifier verifier = new Verifier() {
        @Override
        protected void verify() {
            assertEquals(1, count);
        }
    };

    @Test
    public void keeps() {
        count = 1;
    }

    @Test
    public void spoils() {
        count = 2;
    }

    @Test
    public void throwsAnother() {
        throw new IllegalArgumentException();
    }
}
