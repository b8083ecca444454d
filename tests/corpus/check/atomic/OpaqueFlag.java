//@ verdict: holds
//@ assurance: sc
//@ ways: in turn
// why: no sequentially consistent run fails, but an opaque flag does not make visible what was written before it.
import java.util.concurrent.atomic.AtomicBoolean;

public class OpaqueFlag {
    static final AtomicBoolean READY = new AtomicBoolean();
    static int value;

    static final class Publishing extends Thread {
        @Override
        public void run() {
            value = 7;
            READY.setOpaque(true);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Publishing publishing = new Publishing();
        publishing.start();
        if (READY.getOpaque()) {
            assert value == 7;
        }
        publishing.join();
    }
}
