//@ verdict: holds
//@ options: --property stuck
//@ depth: deep who is stuck is asked of one search of all states
// why: the signal may be lost, but the guest waits for a second only.
public class TimedSignal {
    static final Object DOOR = new Object();

    public static void main(String[] arguments) {
        new Thread(() -> {
            synchronized (DOOR) {
                try {
                    DOOR.wait(1000);
                } catch (InterruptedException never) {
                    throw new AssertionError(never);
                }
            }
        }, "guest").start();
        synchronized (DOOR) {
            DOOR.notify();
        }
        while (true) {
            Thread.yield();
        }
    }
}
