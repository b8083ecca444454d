//@ verdict: unknown
//@ reason: unsupported: there is no abstraction
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenByUpdater.count=signs
// why: an updater changes the field behind the back of the abstraction
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class TokenByUpdater {
    volatile int count;

    public static void main(String[] arguments) {
        AtomicIntegerFieldUpdater<TokenByUpdater> updater =
                AtomicIntegerFieldUpdater.newUpdater(TokenByUpdater.class, "count");
        TokenByUpdater object = new TokenByUpdater();
        updater.set(object, -2);
        assert object.count < 0;
    }
}
