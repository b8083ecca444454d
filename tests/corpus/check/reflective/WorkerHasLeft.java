//@ verdict: violated
//@ property: assertion
// why: the worker without work leaves after a second, and main has got hold of its thread.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class WorkerHasLeft {
    static volatile Thread worker;

    public static void main(String[] arguments) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.submit(() -> {
            worker = Thread.currentThread();
        }).get();
        assert worker.isAlive();
        pool.shutdown();
    }
}
