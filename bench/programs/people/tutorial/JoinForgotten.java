//@ verdict: violated
//@ property: race
// why: main reads the results after a sleep instead of a join.
public class JoinForgotten {
    static class Worker extends Thread {
        private final long[] results;
        private final int index;

        Worker(long[] results, int index) {
            this.results = results;
            this.index = index;
        }

        @Override
        public void run() {
            long sum = 0;
            for (int k = 0; k < 500; k++) {
                sum += (long) k * index;
            }
            results[index] = sum;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        long[] results = new long[4];
        for (int i = 0; i < results.length; i++) {
            new Worker(results, i).start();
        }
        Thread.sleep(1000);
        long total = 0;
        for (long result : results) {
            total += result;
        }
        System.out.println("total: " + total);
    }
}
