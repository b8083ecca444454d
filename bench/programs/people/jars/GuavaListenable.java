//@ verdict: holds
// why: Guava's futures: transform and allAsList over a pool of two.
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.ListeningExecutorService;
import com.google.common.util.concurrent.MoreExecutors;
import java.util.List;
import java.util.concurrent.Executors;

public class GuavaListenable {
    public static void main(String[] args) throws Exception {
        ListeningExecutorService pool = MoreExecutors.listeningDecorator(Executors.newFixedThreadPool(2));
        ListenableFuture<Integer> one = pool.submit(() -> 20);
        ListenableFuture<Integer> two = pool.submit(() -> 22);
        ListenableFuture<Integer> sum = Futures.transform(Futures.allAsList(one, two),
            (List<Integer> numbers) -> numbers.get(0) + numbers.get(1), MoreExecutors.directExecutor());
        int answer = sum.get();
        pool.shutdown();
        System.out.println("answer: " + answer);
        assert answer == 42;
    }
}
