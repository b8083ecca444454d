//@ verdict: violated
//@ property: assertion
// why: who waits in join() with a limit is TIMED_WAITING.
public class JoiningForTime {
    public static void main(String[] arguments) throws Exception {
        Thread first = Thread.currentThread();
        Thread other = new Thread(() -> {
            assert first.getState() != Thread.State.TIMED_WAITING; //~
        });
        other.start();
        other.join(1000);
    }
}
