//@ verdict: violated
//@ property: assertion
//@ jdk: 17 only
// why: a thread may be stopped between any two instructions, also between two that nobody else can observe.
public class StoppedBetween {
    static volatile boolean inside;
    static volatile int seen;

    static final class Worker extends Thread {
        @Override
        public void run() {
            int stage = 0;
            try {
                inside = true;
                stage = 1;
                stage = 2;
                inside = false;
            } catch (ThreadDeath death) {
                seen = stage;
            }
        }
    }

    @SuppressWarnings("removal")
    public static void main(String[] arguments) throws InterruptedException {
        Worker worker = new Worker();
        worker.start();
        if (inside) {
            worker.stop();
        }
        worker.join();
        assert seen != 1; //~
    }
}
