//@ verdict: holds
// why: every access is under the monitor of the sequence, or after join.
public class SafeSequence {
    private int value;

    public synchronized int next() {
        return value++;
    }

    static class Caller implements Runnable {
        private final SafeSequence sequence;
        private final int calls;

        Caller(SafeSequence sequence, int calls) {
            this.sequence = sequence;
            this.calls = calls;
        }

        @Override
        public void run() {
            for (int i = 0; i < calls; i++) {
                sequence.next();
            }
            System.out.println(Thread.currentThread().getName() + " is done");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SafeSequence sequence = new SafeSequence();
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
        int last = sequence.next();
        System.out.println("Expected 4000, next value is " + last);
        if (last != 4000) {
            throw new IllegalStateException("lost updates: " + last);
        }
    }
}
