//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: it tries again until nobody has come in between.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleCompareAndSet {
    static int count;
    static final VarHandle COUNT = handle();

    static VarHandle handle() {
        try {
            return MethodHandles.lookup().findStaticVarHandle(HandleCompareAndSet.class, "count", int.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    static void add() {
        int seen;
        do {
            seen = (int) COUNT.getVolatile();
        } while (!COUNT.compareAndSet(seen, seen + 1));
    }

    static final class Adding extends Thread {
        @Override
        public void run() {
            add();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Adding adding = new Adding();
        adding.start();
        add();
        adding.join();
        assert count == 2;
    }
}
