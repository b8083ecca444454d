//@ about: every repetition is a test of its own
//@ test: holds | sum(RepetitionInfo) repetition 1 of 2
//@ test: violated assertion | sum(RepetitionInfo) repetition 2 of 2
// why: the second repetition asks for what it is not
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

class RepeatedSumTest {
    @RepeatedTest(2)
    void sum(RepetitionInfo info) {
        assertEquals(1, info.getCurrentRepetition());
    }
}
