//@ verdict: holds
//@ assurance: jmm
// why: an unpark that comes before the park is remembered.
import java.util.concurrent.locks.LockSupport;

public class UnparkEarly {
    static volatile boolean go;

    static final class Parked extends Thread {
        @Override
        public void run() {
            while (!go) {
                LockSupport.park();
            }
        }
    }

    public static void main(String[] arguments) {
        Parked parked = new Parked();
        parked.start();
        go = true;
        LockSupport.unpark(parked);
    }
}
