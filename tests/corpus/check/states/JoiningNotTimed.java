//@ verdict: holds
//@ assurance: jmm
// why: who waits in join() without limit is never TIMED_WAITING.
public class JoiningNotTimed {
    public static void main(String[] arguments) throws Exception {
        Thread first = Thread.currentThread();
        Thread other = new Thread(() -> {
            assert first.getState() != Thread.State.TIMED_WAITING;
        });
        other.start();
        other.join();
    }
}
