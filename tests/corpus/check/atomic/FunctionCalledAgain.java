//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: updateAndGet calls its function again where another thread was faster, and the function has counted.
import java.util.concurrent.atomic.AtomicReference;

public class FunctionCalledAgain {
    static final AtomicReference<Integer> SUM = new AtomicReference<>(0);

    static void update() {
        int[] calls = new int[1];
        SUM.updateAndGet(old -> {
            calls[0]++;
            return old + 1;
        });
        assert calls[0] == 1; //~
    }

    static final class Updating extends Thread {
        @Override
        public void run() {
            update();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Updating updating = new Updating();
        updating.start();
        update();
        updating.join();
    }
}
