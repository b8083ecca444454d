//@ verdict: holds
//@ assurance: jmm
// why: as in ParksBetween, but whoever is unparked looks again.
import java.util.concurrent.locks.LockSupport;

public class ParksBetweenLooks {
    static volatile boolean begun, late, seen = true;

    public static void main(String[] arguments) throws InterruptedException {
        LockSupport.unpark(null);
        Thread parker = new Thread(() -> {
            begun = true;
            LockSupport.park();
            while (!late) {
                LockSupport.park();
            }
            seen = late;
        });
        parker.start();
        LockSupport.unpark(parker);
        LockSupport.unpark(parker);
        late = true;
        LockSupport.unpark(parker);
        parker.join();
        assert seen;
    }
}
