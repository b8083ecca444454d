//@ verdict: violated
//@ property: deadlock
// why: if both permits are given before the first park they are one, and nobody ends the second park. Who lets the parking thread go first
// finds no such run.
import java.util.concurrent.locks.LockSupport;

public class UnparkedTwice {
    static volatile int step;

    public static void main(String[] arguments) throws InterruptedException {
        LockSupport.unpark(null);
        Thread parker = new Thread(() -> {
            LockSupport.park();
            LockSupport.park();
        });
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
