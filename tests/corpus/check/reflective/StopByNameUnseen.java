//@ verdict: holds
//@ jdk: 17 only
// why: the thread is stopped anywhere; what it leaves half done is never shown.
import java.util.function.Consumer;

public class StopByNameUnseen {
    static volatile int[] shown;

    static void work() {
        int[] pair = new int[2];
        try {
            pair[0] = 1;
            pair[1] = 1;
            shown = pair;
        } catch (ThreadDeath stopped) {
            pair[0] = 2;
        }
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] arguments) throws Exception {
        Object stopper = Class.forName("StopByNameUnseenStopper").getDeclaredConstructor().newInstance();
        Thread worker = new Thread(StopByNameUnseen::work);
        worker.start();
        ((Consumer<Thread>) stopper).accept(worker);
        worker.join();
        assert shown == null || shown[0] == shown[1];
    }
}

class StopByNameUnseenStopper implements Consumer<Thread> {
    @Override
    public void accept(Thread thread) {
        thread.stop();
    }
}
