//@ about: A SubmissionPublisher whose subscribers ask for one item at a time, cancel, or see an error.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

public class FlowPublishers {
    static class FlowPublishersCollector implements Flow.Subscriber<Object> {
        final List<Object> received = new ArrayList<>();
        final CountDownLatch ended = new CountDownLatch(1);
        private final int limit;
        private Flow.Subscription subscription;

        FlowPublishersCollector(int limit) {
            this.limit = limit;
        }

        @Override
        public void onSubscribe(Flow.Subscription subscription) {
            this.subscription = subscription;
            subscription.request(1);
        }

        @Override
        public void onNext(Object item) {
            received.add(item);
            if (received.size() == limit) {
                subscription.cancel();
                ended.countDown();
            } else {
                subscription.request(1);
            }
        }

        @Override
        public void onError(Throwable error) {
            received.add(error.getMessage());
            ended.countDown();
        }

        @Override
        public void onComplete() {
            received.add("complete");
            ended.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        FlowPublishersCollector all = new FlowPublishersCollector(-1);
        FlowPublishersCollector three = new FlowPublishersCollector(3);
        try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(pool, 2)) {
            publisher.subscribe(all);
            publisher.subscribe(three);
            for (int i = 1; i <= 10; i++) {
                publisher.submit(i);
            }
        }
        all.ended.await();
        three.ended.await();
        System.out.println(all.received + " " + three.received);
        FlowPublishersCollector failing = new FlowPublishersCollector(-1);
        SubmissionPublisher<String> broken = new SubmissionPublisher<>(pool, 8);
        broken.subscribe(failing);
        broken.submit("one");
        broken.closeExceptionally(new IllegalStateException("broken pipe"));
        failing.ended.await();
        pool.shutdown();
        System.out.println(failing.received.get(failing.received.size() - 1) + " " + broken.isClosed() + " "
                + broken.getMaxBufferCapacity());
    }
}
