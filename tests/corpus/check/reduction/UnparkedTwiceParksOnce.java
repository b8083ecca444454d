//@ verdict: holds
//@ assurance: jmm
// why: as in UnparkedTwice, but one permit is enough.
import java.util.concurrent.locks.LockSupport;

public class UnparkedTwiceParksOnce {
    static volatile int step;

    public static void main(String[] arguments) throws InterruptedException {
        LockSupport.unpark(null);
        Thread parker = new Thread(() -> LockSupport.park());
        Thread waker = new Thread(() -> {
            step = 1;
            LockSupport.unpark(parker);
            LockSupport.unpark(parker);
        });
        parker.start();
        waker.start();
        waker.join();
    }
}
