//@ verdict: holds
//@ assurance: sc
//@ ways: in turn
// why: an element that one thread sets in volatile mode and another reads plainly: no race between plain accesses, but nothing is proved for the Java memory model either.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleMixedModes {
    static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
    static final int[] NUMBERS = new int[2];

    static final class Writer extends Thread {
        @Override
        public void run() {
            ELEMENT.setVolatile(NUMBERS, 0, 1);
        }
    }

    public static void main(String[] arguments) {
        new Writer().start();
        int seen = NUMBERS[0];
        assert seen == 0 || seen == 1;
    }
}
