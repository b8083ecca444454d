//@ verdict: holds
//@ assurance: jmm
// why: join() waits on the thread and gives up its monitor, all of its entries, so that the thread can end.
public class JoinGivesMonitorUp {
    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> { });
        other.start();
        synchronized (other) {
            synchronized (other) {
                other.join();
                assert !other.isAlive() && Thread.holdsLock(other);
            }
            assert Thread.holdsLock(other);
        }
        assert !Thread.holdsLock(other);
    }
}
