//@ verdict: violated
//@ property: deadlock
// why: main holds the lock that the workers need while it waits for them.
public class JoinsUnderLock {
    static int count;

    static synchronized void add() {
        count++;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[3];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(JoinsUnderLock::add);
            workers[number].start();
        }
        synchronized (JoinsUnderLock.class) {
            for (Thread worker : workers) {
                worker.join();
            }
        }
    }
}
