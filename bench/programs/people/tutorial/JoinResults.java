//@ verdict: holds
// why: every worker writes its own cell, and main reads after join.
import java.util.Locale;

public class JoinResults {
    static class Worker extends Thread {
        private final double[] results;
        private final int index;

        Worker(double[] results, int index) {
            super("worker-" + index);
            this.results = results;
            this.index = index;
        }

        @Override
        public void run() {
            double sum = 0;
            for (int k = index * 250; k < (index + 1) * 250; k++) {
                sum += (k % 2 == 0 ? 4.0 : -4.0) / (2 * k + 1);
            }
            results[index] = sum;
            System.out.printf(Locale.ROOT, "%s: %.6f%n", getName(), sum);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        double[] results = new double[4];
        Worker[] workers = new Worker[4];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Worker(results, i);
            workers[i].start();
        }
        double pi = 0;
        for (Worker worker : workers) {
            worker.join();
        }
        for (double result : results) {
            pi += result;
        }
        System.out.printf(Locale.ROOT, "pi is about %.4f%n", pi);
        assert Math.abs(pi - Math.PI) < 0.01;
    }
}
