/** Two increments do not overlap, by the monitor around them. */
class Synchronisation {
    static final Object LOCK = new Object();
    static volatile int count;

    static void increment() {
        synchronized (LOCK) {
            int before = count;
            count = before + 1;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(Synchronisation::increment);
        Thread two = new Thread(Synchronisation::increment);
        one.start();
        two.start();
        one.join();
        two.join();
        assert count == 2;
    }
}
