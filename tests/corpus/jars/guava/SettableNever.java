//@ verdict: violated
//@ property: deadlock
// why: nobody sets the future of Guava.
import com.google.common.util.concurrent.SettableFuture;

public class SettableNever {
    static final SettableFuture<Integer> FUTURE = SettableFuture.create();

    static final class Looking extends Thread {
        @Override
        public void run() {
            FUTURE.isDone();
        }
    }

    public static void main(String[] arguments) throws Exception {
        new Looking().start();
        FUTURE.get();
    }
}
