/** A sieve and a matrix product: array loads and stores, int and double arithmetic. */
public class Arrays {
    static int primes(int limit) {
        boolean[] composite = new boolean[limit + 1];
        int count = 0;
        for (int i = 2; i <= limit; i++) {
            if (!composite[i]) {
                count++;
                for (long j = (long) i * i; j <= limit; j += i) {
                    composite[(int) j] = true;
                }
            }
        }
        return count;
    }

    static double product(int n) {
        double[][] x = new double[n][n], y = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                x[i][j] = i + j;
                y[i][j] = i - j;
            }
        }
        double trace = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double sum = 0;
                for (int k = 0; k < n; k++) {
                    sum += x[i][k] * y[k][j];
                }
                trace += i == j ? sum : 0;
            }
        }
        return trace;
    }

    public static void main(String[] arguments) {
        System.out.println(primes(3_000_000) + " " + product(200));
    }
}
