//@ verdict: violated
//@ property: race
// why: by the letter of the language there is a race inside: FlatMapTracker.add writes an element of an array that drainLoop reads without the lock.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

public class ReactorMerge {
    public static void main(String[] args) {
        ExecutorService executor = Executors.newFixedThreadPool(2);
        Scheduler scheduler = Schedulers.fromExecutor(executor);
        Flux<Integer> odd = Flux.just(1, 3).subscribeOn(scheduler);
        Flux<Integer> even = Flux.just(2, 4).subscribeOn(scheduler);
        List<Integer> all = new ArrayList<>(Flux.merge(odd, even).collectList().block());
        executor.shutdown();
        Collections.sort(all);
        System.out.println(all);
        assert all.equals(List.of(1, 2, 3, 4));
    }
}
