//@ verdict: violated
//@ property: race|exception
// why: forEach of a parallel stream adds to an ArrayList.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

public class ParallelStreamForEachList {
    static boolean isPrime(int n) {
        if (n < 2) {
            return false;
        }
        for (int i = 2; i * i <= n; i++) {
            if (n % i == 0) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        List<Integer> primes = new ArrayList<>();
        IntStream.rangeClosed(1, 100).parallel().filter(ParallelStreamForEachList::isPrime).forEach(primes::add);
        System.out.println("Found " + primes.size() + " primes: " + primes);
    }
}
