//@ verdict: violated
//@ property: race|assertion
// why: lastNumber and lastFactors are two atomic references, but not set together: a reader may see factors of another number.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class CachedFactorizer {
    private final AtomicReference<Integer> lastNumber = new AtomicReference<>(0);
    private final AtomicReference<List<Integer>> lastFactors = new AtomicReference<>(List.of());

    List<Integer> service(int number) {
        if (lastNumber.get() == number) {
            return lastFactors.get();
        }
        List<Integer> factors = factor(number);
        lastNumber.set(number);
        lastFactors.set(factors);
        return factors;
    }

    static List<Integer> factor(int number) {
        List<Integer> factors = new ArrayList<>();
        int rest = number;
        for (int i = 2; i <= rest; i++) {
            while (rest % i == 0) {
                factors.add(i);
                rest /= i;
            }
        }
        return factors;
    }

    static int product(List<Integer> factors) {
        int product = 1;
        for (int factor : factors) {
            product *= factor;
        }
        return product;
    }

    public static void main(String[] args) throws InterruptedException {
        CachedFactorizer factorizer = new CachedFactorizer();
        Thread[] clients = new Thread[3];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                for (int n = 50; n < 60; n++) {
                    List<Integer> factors = factorizer.service(n);
                    assert product(factors) == n : n + " is not the product of " + factors;
                }
            });
            clients[i].start();
        }
        for (Thread client : clients) {
            client.join();
        }
        System.out.println("All answers were right");
    }
}
