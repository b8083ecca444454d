//@ verdict: holds
//@ ways: in turn
// why: the exception that was read is the one that is expected.
import java.util.concurrent.atomic.AtomicReference;

public class ExpectedItself {
    static final AtomicReference<RuntimeException> FIRST = new AtomicReference<>(new IllegalStateException());

    public static void main(String[] arguments) {
        boolean isSet = FIRST.compareAndSet(FIRST.get(), null);
        assert isSet && FIRST.get() == null;
    }
}
