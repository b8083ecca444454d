//@ about: to see that a thread does not live any more is to see all it has done
public class IsAliveHandOver {
    static int result;

    static class Worker extends Thread {
        @Override
        public void run() {
            result = 42;
        }
    }

    public static void main(String[] args) {
        Worker worker = new Worker();
        worker.start();
        while (worker.isAlive()) {
            Thread.yield();
        }
        result++;
    }
}
