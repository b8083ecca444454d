//@ verdict: holds
//@ assurance: jmm
// why: each thread has a stack of its own.
public class RecursionInThreads {
    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static final class Worker extends Thread {
        @Override
        public void run() {
            assert fibonacci(6) == 8;
        }
    }

    public static void main(String[] arguments) {
        new Worker().start();
        new Worker().start();
        assert fibonacci(5) == 5;
    }
}
