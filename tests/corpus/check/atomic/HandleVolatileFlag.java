//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: set and read in volatile mode, the flag publishes what was written before.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleVolatileFlag {
    static int data;
    static boolean ready;
    static final VarHandle READY = handle();

    static VarHandle handle() {
        try {
            return MethodHandles.lookup().findStaticVarHandle(HandleVolatileFlag.class, "ready", boolean.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    static final class Writer extends Thread {
        @Override
        public void run() {
            data = 42;
            READY.setVolatile(true);
        }
    }

    public static void main(String[] arguments) {
        new Writer().start();
        if ((boolean) READY.getVolatile()) {
            assert data == 42;
        }
    }
}
