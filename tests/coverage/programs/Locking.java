class Locking {
    private final Object lock = new Object();
    private int value;

    void block() {
        synchronized (lock) {
            value++;
            if (value > 5) value = 0;
        }
    }

    synchronized int whole() {
        return value;
    }

    int early(boolean now) {
        synchronized (this) {
            if (now) return 1;
            value--;
        }
        return 2;
    }

    public static void main(String[] arguments) {
        Locking locking = new Locking();
        locking.block();
        locking.whole();
        locking.early(true);
    }
}

class NeverLoaded {
    int x = 3;

    int get() { return x > 2 ? x : 0; }
}
