//@ verdict: holds
// why: who locks the thread and then the door waits for nobody who needs the thread.

/** The twin of StartBehindHolder: main has left the door when it starts the other. */
public class StartBeforeHolder {
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
            Thread.yield();
        }
        LATE.start();
    }
}
