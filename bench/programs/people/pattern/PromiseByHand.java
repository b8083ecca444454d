//@ verdict: holds
// why: a promise with a monitor; state and value are set and read under it.
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;

public class PromiseByHand<T> {
    private final Object lock = new Object();
    private boolean done;
    private T value;
    private Exception exception;
    private Runnable fulfillmentAction;

    private void settle(T value, Exception exception) {
        Runnable action;
        synchronized (lock) {
            this.value = value;
            this.exception = exception;
            done = true;
            action = fulfillmentAction;
            lock.notifyAll();
        }
        if (action != null) {
            action.run();
        }
    }

    public PromiseByHand<T> fulfillInAsync(Callable<T> task, Executor executor) {
        executor.execute(() -> {
            try {
                settle(task.call(), null);
            } catch (Exception ex) {
                settle(null, ex);
            }
        });
        return this;
    }

    public T get() throws InterruptedException, ExecutionException {
        synchronized (lock) {
            while (!done) {
                lock.wait();
            }
            if (exception != null) {
                throw new ExecutionException(exception);
            }
            return value;
        }
    }

    private void whenDone(Runnable action) {
        synchronized (lock) {
            if (!done) {
                fulfillmentAction = action;
                return;
            }
        }
        action.run();
    }

    public <V> PromiseByHand<V> thenApply(Function<? super T, V> function) {
        PromiseByHand<V> next = new PromiseByHand<>();
        whenDone(() -> {
            try {
                next.settle(function.apply(get()), null);
            } catch (Exception ex) {
                next.settle(null, ex);
            }
        });
        return next;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(2);
        try {
            Consumer<String> log = text -> System.out.println(Thread.currentThread().getName() + " " + text);
            PromiseByHand<String> text = new PromiseByHand<String>().fulfillInAsync(() -> {
                log.accept("loading");
                return "it was the best of times";
            }, executor);
            PromiseByHand<Integer> words = text.thenApply(t -> t.split(" ").length);
            PromiseByHand<Integer> letters = new PromiseByHand<Integer>().fulfillInAsync(() -> text.get().length(), executor);
            assert words.get() == 6;
            assert letters.get() == 24;
            System.out.println(words.get() + " words, " + letters.get() + " letters");
        } finally {
            executor.shutdown();
        }
    }
}
