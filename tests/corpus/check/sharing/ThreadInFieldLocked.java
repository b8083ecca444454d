//@ verdict: holds
//@ assurance: jmm
// why: as in ThreadInField, but the updates are made under a lock.
public class ThreadInFieldLocked {
    static Counting counting;

    static final class Counting extends Thread {
        volatile int value;

        @Override
        public void run() {
            synchronized (Other.class) {
                value++;
            }
        }
    }

    static final class Other extends Thread {
        @Override
        public void run() {
            synchronized (Other.class) {
                counting.value++;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        counting = new Counting();
        Other other = new Other();
        counting.start();
        other.start();
        other.join();
        counting.join();
        assert counting.value == 2;
    }
}
