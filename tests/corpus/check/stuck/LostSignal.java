//@ verdict: violated
//@ property: stuck
//@ options: --property stuck
//@ depth: deep who is stuck is asked of one search of all states
// why: the signal may come before the guest waits; then it waits for ever, while main goes on.
public class LostSignal {
    static final Object DOOR = new Object();

    public static void main(String[] arguments) {
        new Thread(() -> {
            synchronized (DOOR) {
                try {
                    DOOR.wait(); //~
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
