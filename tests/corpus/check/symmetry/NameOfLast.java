//@ verdict: violated
//@ property: assertion
// why: the workers differ in nothing but their names, and are asked for them: the one in the middle may come last.
public class NameOfLast {
    static String last;

    static synchronized void come() {
        last = Thread.currentThread().getName();
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[3];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(NameOfLast::come);
            workers[number].start();
        }
        String middle = workers[1].getName();
        for (Thread worker : workers) {
            worker.join();
        }
        assert !last.equals(middle);
    }
}
