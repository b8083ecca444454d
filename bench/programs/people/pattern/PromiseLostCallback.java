//@ verdict: violated
//@ property: deadlock
// why: the callback is stored after looking whether the promise is done; where it is fulfilled in between, nobody calls it.
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

public class PromiseLostCallback<T> {
    private volatile T value;
    private volatile Consumer<T> callback;

    void fulfill(T newValue) {
        Consumer<T> listener = callback;
        value = newValue;
        if (listener != null) {
            listener.accept(newValue);
        }
    }

    void onDone(Consumer<T> listener) {
        T current = value;
        if (current != null) {
            listener.accept(current);
        } else {
            callback = listener;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (int round = 0; round < 20; round++) {
            PromiseLostCallback<String> promise = new PromiseLostCallback<>();
            CountDownLatch called = new CountDownLatch(1);
            Thread worker = new Thread(() -> promise.fulfill("result"));
            worker.start();
            promise.onDone(result -> {
                System.out.println("got " + result);
                called.countDown();
            });
            called.await();
            worker.join();
        }
        System.out.println("every callback was called");
    }
}
