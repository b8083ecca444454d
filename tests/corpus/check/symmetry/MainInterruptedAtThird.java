//@ verdict: violated
//@ property: assertion
// why: when main is interrupted in its loop, it shows how far it has come and who still lives.
public class MainInterruptedAtThird {
    static volatile Thread main;
    static int count;

    static synchronized void twice() {
        count = 2 * count + 1;
    }

    static void interrupt() {
        main.interrupt();
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread early = new Thread(MainInterruptedAtThird::twice);
        early.start();
        twice();
        early.join();
        main = Thread.currentThread();
        Thread other = new Thread(MainInterruptedAtThird::interrupt);
        Thread[] workers = {new Thread(MainInterruptedAtThird::twice), new Thread(MainInterruptedAtThird::twice),
            new Thread(MainInterruptedAtThird::twice)};
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
            assert number != 2 || workers[0].isAlive() || workers[1].isAlive();
        }
    }
}
