//@ verdict: violated
//@ property: assertion
//@ jdk: 17 only
// why: a class that only a text names stops the thread between two writes that nobody else can observe; what it leaves is shown all the same.
import java.util.function.Consumer;

public class StopByName {
    static volatile int[] shown;

    static void work() {
        int[] pair = new int[2];
        try {
            pair[0] = 1;
            pair[1] = 1;
        } finally {
            shown = pair;
        }
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] arguments) throws Exception {
        Object stopper = Class.forName("StopByNameStopper").getDeclaredConstructor().newInstance();
        Thread worker = new Thread(StopByName::work);
        worker.start();
        ((Consumer<Thread>) stopper).accept(worker);
        worker.join();
        assert shown == null || shown[0] == shown[1];
    }
}

class StopByNameStopper implements Consumer<Thread> {
    @Override
    public void accept(Thread thread) {
        thread.stop();
    }
}
