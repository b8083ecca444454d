//@ verdict: violated
//@ property: assertion
// why: when main is interrupted in its loop, it shows how far it has come and who still lives.
public class MainInterruptedAtFirst {
    static volatile Thread main;
    static int count;

    static synchronized void twice() {
        count = 2 * count + 1;
    }

    static void interrupt() {
        main.interrupt();
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread early = new Thread(MainInterruptedAtFirst::twice);
        early.start();
        twice();
        early.join();
        main = Thread.currentThread();
        Thread other = new Thread(MainInterruptedAtFirst::interrupt);
        Thread[] workers = {new Thread(MainInterruptedAtFirst::twice), new Thread(MainInterruptedAtFirst::twice),
            new Thread(MainInterruptedAtFirst::twice)};
        for (Thread worker : workers) {
            worker.start();
        }
        other.start();
        int number = 0;
        try {
            for (; number < workers.length; number++) {
                workers[number].join();
            }
        } catch (InterruptedException stopped) {
            assert number != 0 || workers[1].isAlive() || workers[2].isAlive();
        }
    }
}
