//@ verdict: holds
// why: whoever comes first is one of the workers.
public class KeptThreadOfAll {
    static Thread first;

    static synchronized void come() {
        if (first == null) {
            first = Thread.currentThread();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[3];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(KeptThreadOfAll::come);
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert first == workers[0] || first == workers[1] || first == workers[2];
    }
}
