//@ verdict: holds
//@ library: modelled the adaptation of a handle is long
//@ depth: deep the adaptation of a handle is long
// why: main spins until the other thread has written; that both calls are adapted to boxed numbers must not make states.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class SpinBoxed {
    private static final Object[] DATA = new Object[1];
    private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Object[].class);

    public static void main(String[] arguments) throws InterruptedException {
        DATA[0] = 0;
        Thread writer = new Thread(() -> ELEMENT.setVolatile(DATA, 0, 1));
        writer.start();
        while (!ELEMENT.compareAndSet(DATA, 0, 1, 0)) { }
        writer.join();
    }
}
