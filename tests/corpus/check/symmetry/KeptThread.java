//@ verdict: violated
//@ property: assertion
// why: whoever comes first is kept, and main compares it with the worker in the middle.
public class KeptThread {
    static Thread first;

    static synchronized void come() {
        if (first == null) {
            first = Thread.currentThread();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[3];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(KeptThread::come);
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert first != workers[1];
    }
}
