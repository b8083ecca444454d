//@ verdict: violated
//@ property: deadlock
// why: each worker notifies one that waits and then waits itself: the last one waits for ever.
public class OneWaitsForEver {
    static final Object DOOR = new Object();

    static void pass() {
        synchronized (DOOR) {
            DOOR.notify();
            try {
                DOOR.wait();
            } catch (InterruptedException never) {
                assert false;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[3];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(OneWaitsForEver::pass);
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
    }
}
