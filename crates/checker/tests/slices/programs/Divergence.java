/** A loop that never ends keeps what is behind it from happening. */
class Divergence {
    static volatile boolean set;

    public static void main(String[] arguments) {
        while (!set) {
            Thread.yield();
        }
        assert false;
    }
}
