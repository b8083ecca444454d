//@ verdict: holds
// why: the flag is volatile, the list is guarded by the monitor of the generator, and main waits for its end.
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

public class CancellablePrimes {
    static class PrimeGenerator implements Runnable {
        private final List<BigInteger> primes = new ArrayList<>();
        private volatile boolean cancelled;

        @Override
        public void run() {
            BigInteger p = BigInteger.ONE;
            while (!cancelled && p.intValue() < 100) {
                p = p.nextProbablePrime();
                synchronized (this) {
                    primes.add(p);
                }
            }
        }

        public void cancel() {
            cancelled = true;
        }

        public synchronized List<BigInteger> get() {
            return new ArrayList<>(primes);
        }
    }

    static List<BigInteger> aSecondOfPrimes() throws InterruptedException {
        PrimeGenerator generator = new PrimeGenerator();
        Thread thread = new Thread(generator);
        thread.start();
        try {
            Thread.sleep(1000);
        } finally {
            generator.cancel();
        }
        thread.join();
        return generator.get();
    }

    public static void main(String[] args) throws InterruptedException {
        List<BigInteger> primes = aSecondOfPrimes();
        System.out.println("Found " + primes.size() + " primes");
        for (int i = 1; i < primes.size(); i++) {
            if (primes.get(i - 1).compareTo(primes.get(i)) >= 0) {
                throw new IllegalStateException("not in order: " + primes);
            }
        }
    }
}
