//@ about: A prime sieve in which every prime is a virtual thread that filters what the one before hands over.
//@ jdk: 21
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;

public class VirtualSieve {
    private static Thread start(BlockingQueue<Integer> in, List<Integer> primes) {
        return Thread.startVirtualThread(() -> {
            try {
                filter(in, primes);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
    }

    private static void filter(BlockingQueue<Integer> in, List<Integer> primes) throws InterruptedException {
        int prime = in.take();
        if (prime < 0) {
            return;
        }
        primes.add(prime);
        BlockingQueue<Integer> out = new SynchronousQueue<>();
        Thread next = start(out, primes);
        for (int n = in.take(); n > 0; n = in.take()) {
            if (n % prime != 0) {
                out.put(n);
            }
        }
        out.put(-1);
        next.join();
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Integer> source = new SynchronousQueue<>();
        List<Integer> primes = new ArrayList<>();
        Thread head = start(source, primes);
        for (int n = 2; n < 60; n++) {
            source.put(n);
        }
        source.put(-1);
        head.join();
        System.out.println(primes);
    }
}
