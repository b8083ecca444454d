//@ verdict: violated
//@ property: assertion
// why: the counter is a field of a thread, to which a static field leads that was set before there were two; one update may be lost.
public class ThreadInField {
    static Counting counting;

    static final class Counting extends Thread {
        volatile int value;

        @Override
        public void run() {
            value++;
        }
    }

    static final class Other extends Thread {
        @Override
        public void run() {
            counting.value++;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        counting = new Counting();
        Other other = new Other();
        counting.start();
        other.start();
        other.join();
        counting.join();
        assert counting.value == 2; //~
    }
}
