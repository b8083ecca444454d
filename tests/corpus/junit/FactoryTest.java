//@ about: tests that are made when they are run
//@ test: holds | numbers one
//@ test: violated assertion | numbers two
// why: the second of them fails; what BeforeEach has prepared is seen by the factory
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class FactoryTest {
    private String[] names;

    @BeforeEach
    void name() {
        names = new String[] {"one", "two"};
    }

    @TestFactory
    Stream<DynamicTest> numbers() {
        return Stream.of(names).map(name -> DynamicTest.dynamicTest(name, () -> assertEquals("one", name)));
    }
}
