//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: compare-and-set expects this very exception: another one of its class does not do.
import java.util.concurrent.atomic.AtomicReference;

public class ExpectedException {
    static final AtomicReference<RuntimeException> FIRST = new AtomicReference<>(new IllegalStateException());

    public static void main(String[] arguments) {
        boolean isSet = FIRST.compareAndSet(new IllegalStateException(), null);
        assert isSet; //~
    }
}
