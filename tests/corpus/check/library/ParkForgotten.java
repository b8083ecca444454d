//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: nobody unparks or interrupts the thread.
import java.util.concurrent.locks.LockSupport;

public class ParkForgotten {
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
        new Parked().start();
    }
}
