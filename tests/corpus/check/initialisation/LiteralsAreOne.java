//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: equal string literals are one object: two classes lock the same one, and join waits inside.
public class LiteralsAreOne {
    static final class Mine {
        static final String LOCK = "lock";
    }

    static final class Theirs extends Thread {
        private final String lock = "lock";

        @Override
        public void run() {
            synchronized (lock) { //~
                Thread.yield();
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Theirs theirs = new Theirs();
        synchronized (Mine.LOCK) {
            theirs.start();
            theirs.join(); //~
        }
    }
}
