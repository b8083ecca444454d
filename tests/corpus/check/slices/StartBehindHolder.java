//@ verdict: violated
//@ property: deadlock
// why: starting a thread locks it, and who has it locked waits for the lock of who starts it.

/** One thread locks another and then the door; main holds the door when it starts the other. */
public class StartBehindHolder {
    private static final Object DOOR = new Object();
    private static final Thread LATE = new Thread(() -> {});

    public static void main(String[] arguments) {
        Thread holder = new Thread(() -> {
            synchronized (LATE) {
                synchronized (DOOR) {
                    Thread.yield();
                }
            }
        });
        holder.start();
        synchronized (DOOR) {
            LATE.start();
        }
    }
}
