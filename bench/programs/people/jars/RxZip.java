//@ verdict: violated
//@ property: race
// why: the pairs are right, but AbstractDirectTask.runner of RxJava is a plain field that a task clears while another thread disposes of it.
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.schedulers.Schedulers;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class RxZip {
    public static void main(String[] args) {
        ExecutorService executor = Executors.newFixedThreadPool(2);
        Observable<Integer> numbers = Observable.just(1, 2).subscribeOn(Schedulers.from(executor));
        Observable<String> letters = Observable.just("a", "b").subscribeOn(Schedulers.from(executor));
        List<String> pairs = Observable.zip(numbers, letters, (n, l) -> n + l).toList().blockingGet();
        executor.shutdown();
        System.out.println(pairs);
        assert pairs.equals(List.of("1a", "2b"));
    }
}
