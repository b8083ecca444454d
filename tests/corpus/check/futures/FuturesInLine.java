//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the second waits for nobody.
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

public class FuturesInLine {
    static final FutureTask<Integer> FIRST = new FutureTask<>(new One());
    static final FutureTask<Integer> SECOND = new FutureTask<>(new Two());

    static final class One implements Callable<Integer> {
        @Override
        public Integer call() throws Exception {
            return SECOND.get() + 1;
        }
    }

    static final class Two implements Callable<Integer> {
        @Override
        public Integer call() throws Exception {
            return 1;
        }
    }

    public static void main(String[] arguments) throws Exception {
        new Thread(FIRST).start();
        new Thread(SECOND).start();
        assert FIRST.get() == 2;
    }
}
