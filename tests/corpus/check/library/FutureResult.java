//@ verdict: holds
//@ assurance: jmm
// why: get waits for the result and orders it before what follows.
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

public class FutureResult implements Callable<int[]> {
    @Override
    public int[] call() {
        return new int[] {7};
    }

    public static void main(String[] arguments) throws InterruptedException, ExecutionException {
        FutureTask<int[]> task = new FutureTask<>(new FutureResult());
        new Thread(task).start();
        assert task.get()[0] == 7;
    }
}
