//@ verdict: holds
//@ assurance: jmm
// why: an interrupt ends a sleep or finds it over: the thread ends.
public class SleeperWakesUp {
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                assert !Thread.currentThread().isInterrupted();
            }
        });
        other.start();
        assert other.getState() != Thread.State.NEW;
        other.interrupt();
        other.join();
        assert other.getState() == Thread.State.TERMINATED;
    }
}
