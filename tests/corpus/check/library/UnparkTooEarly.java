//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: the permit is used up before the flag is set, and nobody gives another one.
import java.util.concurrent.locks.LockSupport;

public class UnparkTooEarly {
    static volatile boolean go;

    static final class Parked extends Thread {
        @Override
        public void run() {
            while (!go) {
                LockSupport.park(); //~
            }
        }
    }

    public static void main(String[] arguments) {
        Parked parked = new Parked();
        parked.start();
        LockSupport.unpark(parked);
        go = true;
    }
}
