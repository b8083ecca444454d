//@ verdict: holds
//@ assurance: jmm
// why: a volatile long is read whole; doubles likewise.
public class LongVolatile {
    static volatile long value;
    static volatile double fraction;

    static final class Writer extends Thread {
        @Override
        public void run() {
            value = 0x1_0000_0001L;
            fraction = 0.5;
        }
    }

    public static void main(String[] arguments) {
        new Writer().start();
        double half = fraction;
        long seen = value;
        assert seen == 0 || seen == 0x1_0000_0001L;
        assert half == 0 || seen != 0;
    }
}
