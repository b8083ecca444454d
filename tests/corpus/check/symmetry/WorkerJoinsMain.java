//@ verdict: violated
//@ property: deadlock
// why: the worker that comes last waits for the end of main, which waits for it.
public class WorkerJoinsMain {
    static int count;

    static synchronized int add() {
        return ++count;
    }

    static void come(Thread main) {
        try {
            if (add() == 3) {
                main.join();
            }
        } catch (InterruptedException never) {
            assert false;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread main = Thread.currentThread();
        Thread[] workers = new Thread[3];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(() -> come(main));
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
    }
}
