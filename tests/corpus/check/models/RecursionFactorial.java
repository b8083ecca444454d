//@ verdict: holds
// why: the product is 24 in both threads, and the total is written under the lock.
public class RecursionFactorial {
    static int total;

    static int factorial(int n) {
        if (n <= 1) {
            return 1;
        }
        return n * factorial(n - 1);
    }

    static class Worker extends Thread {
        public void run() {
            int mine = factorial(4);
            synchronized (RecursionFactorial.class) {
                total += mine;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker one = new Worker();
        Worker other = new Worker();
        one.start();
        other.start();
        one.join();
        other.join();
        assert total == 48;
    }
}
