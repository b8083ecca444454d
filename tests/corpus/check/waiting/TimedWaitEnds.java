//@ verdict: holds
//@ assurance: jmm
// why: a timed wait ends without a notify.
public class TimedWaitEnds {
    public static void main(String[] arguments) throws InterruptedException {
        Object lock = new Object();
        synchronized (lock) {
            lock.wait(10);
        }
    }
}
