//@ verdict: violated
//@ property: exception
//@ all: exception
// why: get passes the task's exception on to main.
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

public class FutureFails implements Callable<int[]> {
    @Override
    public int[] call() {
        throw new IllegalStateException("task");
    }

    public static void main(String[] arguments) throws InterruptedException, ExecutionException {
        FutureTask<int[]> task = new FutureTask<>(new FutureFails());
        new Thread(task).start();
        task.get(); //~
    }
}
