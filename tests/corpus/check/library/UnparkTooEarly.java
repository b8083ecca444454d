//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: who unparks a thread that has not been started leaves no permit: it depends on who comes first.
import java.util.concurrent.locks.LockSupport;

public class UnparkTooEarly {
    static Thread sleeper;

    public static void main(String[] arguments) {
        sleeper = new Thread(() -> LockSupport.park()); //~
        Thread waker = new Thread(() -> LockSupport.unpark(sleeper));
        waker.start();
        sleeper.start();
    }
}
