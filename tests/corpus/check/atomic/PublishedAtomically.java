//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: what was written before the flag is visible to who has seen the flag.
import java.util.concurrent.atomic.AtomicBoolean;

public class PublishedAtomically {
    static final AtomicBoolean READY = new AtomicBoolean();
    static int value;

    static final class Publishing extends Thread {
        @Override
        public void run() {
            value = 7;
            READY.set(true);
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
