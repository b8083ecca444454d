//@ verdict: violated
//@ property: deadlock
//@ jdk: 21
//@ ways: in turn
// why: each holds the monitor that the other one wants.
public class VirtualCrossed {
    static final Object LEFT = new Object();
    static final Object RIGHT = new Object();

    static final class Both implements Runnable {
        final Object first;
        final Object second;

        Both(Object first, Object second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            synchronized (first) {
                synchronized (second) {
                    Thread.yield();
                }
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread one = Thread.ofVirtual().start(new Both(LEFT, RIGHT));
        Thread other = Thread.ofVirtual().start(new Both(RIGHT, LEFT));
        one.join();
        other.join();
    }
}
