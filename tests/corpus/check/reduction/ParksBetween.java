//@ verdict: violated
//@ property: assertion
// why: the first permit may be used before the second is given, which then ends the second park before `late` is written. Who lets the waker go first
// finds no such run: there both permits are one, and only the third, which comes after the write, ends the second park.
import java.util.concurrent.locks.LockSupport;

public class ParksBetween {
    static volatile boolean begun, late, seen = true;

    public static void main(String[] arguments) throws InterruptedException {
        LockSupport.unpark(null);
        Thread parker = new Thread(() -> {
            begun = true;
            LockSupport.park();
            if (!late) {
                LockSupport.park();
                seen = late;
            }
        });
        parker.start();
        LockSupport.unpark(parker);
        LockSupport.unpark(parker);
        late = true;
        LockSupport.unpark(parker);
        parker.join();
        assert seen; //~
    }
}
