//@ about: classes that cannot be made, or whose setting fails
//@ test: violated exception | neverBegins
//@ test: violated exception | BrokenClassTest$BeforeAllFails
// why: the constructor throws; BeforeAll of the nested class throws before any of its tests
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BrokenClassTest {
    BrokenClassTest() {
        throw new IllegalStateException("no instance");
    }

    @Test
    void neverBegins() {}

    static class BeforeAllFails {
        @BeforeAll
        static void fail() {
            throw new IllegalStateException("no setting");
        }

        @Test
        void neverComesHere() {}
    }
}
