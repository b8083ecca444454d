//@ verdict: violated
//@ property: assertion
//@ all: race, assertion
//@ ways: in turn
// why: the flag is up before the value is there.
import java.util.concurrent.atomic.AtomicBoolean;

public class PublishedTooEarly {
    static final AtomicBoolean READY = new AtomicBoolean();
    static int value;

    static final class Publishing extends Thread {
        @Override
        public void run() {
            READY.set(true);
            value = 7;
        }
    }

    public static void main(String[] arguments) throws Exception {
        Publishing publishing = new Publishing();
        publishing.start();
        if (READY.get()) {
            assert value == 7;
        }
        publishing.join();
    }
}
