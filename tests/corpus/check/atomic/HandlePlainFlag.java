//@ verdict: violated
//@ property: race
//@ ways: in turn
// why: a flag that is set and read in plain mode publishes nothing, though the accesses are made by the code of the VarHandle.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandlePlainFlag {
    static int data;
    static boolean ready;
    static final VarHandle READY = handle();

    static VarHandle handle() {
        try {
            return MethodHandles.lookup().findStaticVarHandle(HandlePlainFlag.class, "ready", boolean.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    static final class Writer extends Thread {
        @Override
        public void run() {
            data = 42;
            READY.set(true); //~
        }
    }

    public static void main(String[] arguments) {
        new Writer().start();
        if ((boolean) READY.get()) { //~
            assert data == 42;
        }
    }
}
