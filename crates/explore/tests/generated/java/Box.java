package generated;

/** An object that threads share. */
class Box {
    int x;
    volatile int y;
    volatile Box next;

    synchronized void add(int more) {
        x += more;
    }

    synchronized int get() {
        return x;
    }

    void touch(int value) {
        y = value;
    }

    /** A place for the end of a thread by an interrupt. */
    static void interrupted() {}
}
