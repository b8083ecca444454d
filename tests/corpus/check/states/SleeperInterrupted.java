//@ verdict: violated
//@ property: assertion
// why: who sleeps and is interrupted clears its status when it wakes up, which may come first.
public class SleeperInterrupted {
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                assert !Thread.currentThread().isInterrupted();
            }
        });
        other.start();
        Thread.State before = other.getState();
        other.interrupt();
        assert before != Thread.State.TIMED_WAITING || other.isInterrupted(); //~
    }
}
