//@ verdict: violated
//@ property: assertion
// why: the workers differ in the number they carry, and the one with number 1 may come last.
public class CapturedNumberLast {
    static int last;

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
        assert last != 1;
    }
}
