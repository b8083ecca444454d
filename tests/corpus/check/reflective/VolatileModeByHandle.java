//@ verdict: holds
//@ assurance: jmm
// why: the mode of the access is named by a constant, and is volatile.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VolatileModeByHandle {
    static int number;

    static void write(MethodHandle setter) {
        try {
            setter.invoke(1);
        } catch (Throwable thrown) {
            throw new IllegalStateException(thrown);
        }
    }

    public static void main(String[] arguments) throws Exception {
        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(VolatileModeByHandle.class, "number", int.class);
        MethodHandle setter = handle.toMethodHandle(VarHandle.AccessMode.SET_VOLATILE);
        new Thread(() -> write(setter)).start();
        new Thread(() -> write(setter)).start();
    }
}
