//@ verdict: holds
// why: a ThreadPoolExecutor with a bounded queue and caller-runs; tasks have a part before, a part in the pool and a part after.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.Callable;

public class HalfSyncHalfAsync {
    interface AsyncTask<O> extends Callable<O> {
        void onPreCall();

        void onPostCall(O result);

        void onError(Throwable throwable);
    }

    static class AsynchronousService {
        private final ThreadPoolExecutor service =
            new ThreadPoolExecutor(2, 2, 10, TimeUnit.SECONDS, new ArrayBlockingQueue<>(4), new ThreadPoolExecutor.CallerRunsPolicy());

        <T> void execute(AsyncTask<T> task) {
            task.onPreCall();
            service.execute(new FutureTask<T>(task) {
                @Override
                protected void done() {
                    try {
                        task.onPostCall(get());
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    } catch (ExecutionException e) {
                        task.onError(e.getCause());
                    }
                }
            });
        }

        void close() {
            service.shutdown();
        }
    }

    static class ArithmeticSumTask implements AsyncTask<Long> {
        private final long numberOfElements;

        ArithmeticSumTask(long numberOfElements) {
            this.numberOfElements = numberOfElements;
        }

        @Override
        public Long call() {
            return numberOfElements * (numberOfElements + 1) / 2;
        }

        @Override
        public void onPreCall() {
            if (numberOfElements < 0) {
                throw new IllegalArgumentException("n is less than 0");
            }
        }

        @Override
        public void onPostCall(Long result) {
            System.out.println("sum of the first " + numberOfElements + ": " + result);
        }

        @Override
        public void onError(Throwable throwable) {
            throw new IllegalStateException("should not occur");
        }
    }

    public static void main(String[] args) {
        AsynchronousService service = new AsynchronousService();
        service.execute(new ArithmeticSumTask(1000));
        service.execute(new ArithmeticSumTask(500));
        service.execute(new ArithmeticSumTask(2000));
        service.execute(new ArithmeticSumTask(1));
        service.close();
    }
}
