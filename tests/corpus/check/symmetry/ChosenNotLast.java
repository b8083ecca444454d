//@ verdict: violated
//@ property: assertion
// why: a static field knows one of the like workers, which need not come last.
public class ChosenNotLast {
    static Thread chosen;
    static boolean last;

    static synchronized void come() {
        last = Thread.currentThread() == chosen;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[3];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(ChosenNotLast::come);
        }
        chosen = workers[1];
        for (Thread worker : workers) {
            worker.start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert last;
    }
}
