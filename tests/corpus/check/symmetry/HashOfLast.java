//@ verdict: violated
//@ property: assertion
// why: main has asked the workers for their hashes, by which it knows the one in the middle again.
public class HashOfLast {
    static int last;

    static synchronized void come() {
        last = System.identityHashCode(Thread.currentThread());
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[3];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(HashOfLast::come);
        }
        int middle = System.identityHashCode(workers[1]);
        for (Thread worker : workers) {
            worker.start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert last != middle;
    }
}
