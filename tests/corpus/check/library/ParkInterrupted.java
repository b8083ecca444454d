//@ verdict: holds
//@ assurance: jmm
// why: an interrupt ends the park, whether it comes before or during it.
import java.util.concurrent.locks.LockSupport;

public class ParkInterrupted {
    static final class Parked extends Thread {
        @Override
        public void run() {
            while (!isInterrupted()) {
                LockSupport.park();
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Parked parked = new Parked();
        parked.start();
        parked.interrupt();
        parked.join();
    }
}
