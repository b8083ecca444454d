//@ verdict: holds
//@ assurance: jmm
// why: a thread asks for its own monitors only.
public class HoldsLock {
    public static void main(String[] arguments) throws Exception {
        Object lock = new Object();
        Thread other = new Thread(() -> {
            assert !Thread.holdsLock(lock);
            synchronized (lock) {
                assert Thread.holdsLock(lock);
            }
        });
        synchronized (lock) {
            other.start();
            assert Thread.holdsLock(lock);
        }
        assert !Thread.holdsLock(lock);
    }
}
