//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: the workers are alike, and each of them reads and writes in two steps.
public class LikeWorkersOneUnguarded {
    static int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[3];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(() -> count++);
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert count == workers.length;
    }
}
