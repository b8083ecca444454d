//@ about: an extension of the project takes part: it hands in an argument and looks at the test afterwards
//@ test: holds | keeps(AtomicInteger)
//@ test: violated assertion | spoils(AtomicInteger)
//@ test: violated assertion | losesUpdate(AtomicInteger)
// why: the engine itself makes the calls then, and what it catches is a violation all the same
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

@ExtendWith(ExtendedTest.Counters.class)
class ExtendedTest {
    static class Counters implements ParameterResolver, AfterEachCallback {
        private static AtomicInteger counter = new AtomicInteger();

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == AtomicInteger.class;
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            return counter;
        }

        @Override
        public void afterEach(ExtensionContext context) {
            assertEquals(2, counter.get());
        }
    }

    @Test
    void keeps(AtomicInteger counter) {
        counter.addAndGet(2);
    }

    @Test
    void spoils(AtomicInteger counter) {
        counter.addAndGet(3);
    }

    @Test
    void losesUpdate(AtomicInteger counter) throws InterruptedException {
        Thread other = new Thread(() -> counter.set(counter.get() + 1));
        other.start();
        counter.set(counter.get() + 1);
        other.join();
    }
}
