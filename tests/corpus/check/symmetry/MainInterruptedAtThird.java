//@ verdict: violated
//@ property: assertion
// why: how far main has come in its loop shows when it is interrupted there.
public class MainInterruptedAtThird {
    static volatile Thread main;
    static int count;

    static synchronized void add() {
        count++;
    }

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
        new Thread(MainInterruptedAtThird::interrupt).start();
        Thread[] workers = new Thread[3];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(MainInterruptedAtThird::add);
            workers[number].start();
        }
        int number = 0;
        try {
            for (; number < workers.length; number++) {
                workers[number].join();
            }
        } catch (InterruptedException stopped) {
            assert number != 2;
        }
    }
}
