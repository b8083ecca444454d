//@ verdict: violated
//@ property: race
// why: next() reads, adds and writes a plain field in four threads.
public class UnsafeSequence {
    private int value;

    public int next() {
        return value++;
    }

    static class Caller implements Runnable {
        private final UnsafeSequence sequence;
        private final int calls;
        private long sum;

        Caller(UnsafeSequence sequence, int calls) {
            this.sequence = sequence;
            this.calls = calls;
        }

        @Override
        public void run() {
            for (int i = 0; i < calls; i++) {
                sum += sequence.next();
            }
            System.out.println(Thread.currentThread().getName() + " is done, sum = " + sum);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        UnsafeSequence sequence = new UnsafeSequence();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(new Caller(sequence, 1000), "caller-" + i);
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("Expected 4000, next value is " + sequence.next());
    }
}
