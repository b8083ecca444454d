//@ about: Flow processors between a publisher and its consumers, with small buffers that make the publisher wait.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;
import java.util.function.Function;

public class FlowProcessors {
    static final class FlowProcessorsMapper<T, R> extends SubmissionPublisher<R> implements Flow.Processor<T, R> {
        private final Function<T, R> function;
        private Flow.Subscription subscription;

        FlowProcessorsMapper(ExecutorService pool, Function<T, R> function) {
            super(pool, 2);
            this.function = function;
        }

        @Override
        public void onSubscribe(Flow.Subscription subscription) {
            this.subscription = subscription;
            subscription.request(1);
        }

        @Override
        public void onNext(T item) {
            submit(function.apply(item));
            subscription.request(1);
        }

        @Override
        public void onError(Throwable error) {
            closeExceptionally(error);
        }

        @Override
        public void onComplete() {
            close();
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newCachedThreadPool();
        List<String> received = new ArrayList<>();
        CompletableFuture<Void> end;
        try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(pool, 1)) {
            FlowProcessorsMapper<Integer, Integer> square = new FlowProcessorsMapper<>(pool, n -> n * n);
            FlowProcessorsMapper<Integer, String> text = new FlowProcessorsMapper<>(pool, n -> "<" + n + ">");
            publisher.subscribe(square);
            square.subscribe(text);
            end = text.consume(received::add);
            for (int i = 1; i <= 20; i++) {
                publisher.submit(i);
            }
            System.out.println(publisher.getNumberOfSubscribers() + " " + publisher.isSubscribed(square) + " "
                    + publisher.isClosed());
        }
        end.join();
        pool.shutdown();
        System.out.println(received.size() + " " + String.join("", received));
    }
}
