//@ verdict: violated
//@ property: assertion
//@ library: modelled the adaptation of a handle is long
// why: main tries only once, and the other thread may not have written yet.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class SpinBoxedTooEarly {
    private static final Object[] DATA = new Object[1];
    private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Object[].class);

    public static void main(String[] arguments) throws InterruptedException {
        DATA[0] = 0;
        Thread writer = new Thread(() -> ELEMENT.setVolatile(DATA, 0, 1));
        writer.start();
        boolean swapped = ELEMENT.compareAndSet(DATA, 0, 1, 0);
        writer.join();
        assert swapped; //~
    }
}
