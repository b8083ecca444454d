//@ about: a permit orders what was done before it was given
import java.util.concurrent.locks.LockSupport;

public class ParkHandOver {
    static int data;

    static class Sleeper extends Thread {
        @Override
        public void run() {
            LockSupport.park();
            if (data != 42) {
                throw new AssertionError();
            }
        }
    }

    public static void main(String[] args) {
        Sleeper sleeper = new Sleeper();
        sleeper.start();
        data = 42;
        LockSupport.unpark(sleeper);
    }
}
