//@ verdict: holds
//@ options: --property stuck
//@ depth: deep who is stuck is asked of one search of all states
// why: the guest looks whether the door is open before it waits.
public class KeptSignal {
    static final Object DOOR = new Object();
    static boolean open;

    public static void main(String[] arguments) {
        new Thread(() -> {
            synchronized (DOOR) {
                try {
                    while (!open) {
                        DOOR.wait();
                    }
                } catch (InterruptedException never) {
                    throw new AssertionError(never);
                }
            }
        }, "guest").start();
        synchronized (DOOR) {
            open = true;
            DOOR.notify();
        }
        while (true) {
            Thread.yield();
        }
    }
}
