/** Whoever holds a monitor for ever keeps others from going on. */
class Ready {
    static final Object LOCK = new Object(), NEVER = new Object();
    static volatile boolean held;

    static void hold() {
        synchronized (LOCK) {
            held = true;
            synchronized (NEVER) {
                try {
                    NEVER.wait();
                } catch (InterruptedException e) {
                    held = false;
                }
            }
        }
    }

    public static void main(String[] arguments) {
        new Thread(Ready::hold).start();
        while (!held) {
            Thread.yield();
        }
        synchronized (LOCK) {
            Thread.yield();
        }
        assert false;
    }
}
