//@ verdict: holds
//@ assurance: jmm
// why: who waits in join() with a limit is never WAITING.
public class JoiningForTimeOnly {
    public static void main(String[] arguments) throws Exception {
        Thread first = Thread.currentThread();
        Thread other = new Thread(() -> {
            assert first.getState() != Thread.State.WAITING;
        });
        other.start();
        other.join(1000);
    }
}
