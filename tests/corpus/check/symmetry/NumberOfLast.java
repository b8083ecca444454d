//@ verdict: violated
//@ property: assertion
// why: the workers differ in nothing but their numbers, and the greatest may come first.
public class NumberOfLast {
    static long first;
    static long last;

    @SuppressWarnings("deprecation")
    static synchronized void come() {
        last = Thread.currentThread().getId();
        first = first == 0 ? last : first;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[3];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(NumberOfLast::come);
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert first < last;
    }
}
