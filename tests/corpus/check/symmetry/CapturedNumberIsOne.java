//@ verdict: holds
// why: whoever comes last, it is one of the workers.
public class CapturedNumberIsOne {
    static int last = -1;

    static synchronized void come(int number) {
        last = number;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[3];
        for (int number = 0; number < workers.length; number++) {
            int mine = number;
            workers[number] = new Thread(() -> come(mine));
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert last >= 0 && last < 3;
    }
}
