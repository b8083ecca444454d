//@ verdict: holds
//@ assumes: clock
// why: the deadline may pass before the other thread has run; the proof is for a clock that stands still.
public class ClockSpinTimeout {
    static volatile boolean done;

    static class Worker extends Thread {
        @Override
        public void run() {
            done = true;
        }
    }

    public static void main(String[] arguments) {
        new Worker().start();
        long start = System.nanoTime();
        while (System.nanoTime() - start < 1000) {
            if (done) {
                break;
            }
        }
        assert done;
    }
}
