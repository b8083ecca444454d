//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: two volatile accesses are not one.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleGetAndSet {
    static int count;
    static final VarHandle COUNT = handle();

    static VarHandle handle() {
        try {
            return MethodHandles.lookup().findStaticVarHandle(HandleGetAndSet.class, "count", int.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    static void add() {
        COUNT.setVolatile((int) COUNT.getVolatile() + 1);
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
