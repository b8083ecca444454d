//@ verdict: violated
//@ property: assertion
// why: what a worker keeps for itself says who it is, and the second one may come last.
public class OwnValues {
    static final ThreadLocal<Integer> OWN = new ThreadLocal<>();
    static int last;

    static void come(int number) {
        OWN.set(number);
        synchronized (OWN) {
            last = OWN.get();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[2];
        for (int number = 0; number < workers.length; number++) {
            int mine = number + 1;
            workers[number] = new Thread(() -> come(mine));
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert last == 2;
    }
}
