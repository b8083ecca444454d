//@ about: main reads what a thread has written once it has joined it
public class JoinHandOver {
    static int result;

    static class Worker extends Thread {
        @Override
        public void run() {
            result = 42;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        result = 1;
        Worker worker = new Worker();
        worker.start();
        worker.join();
        result++;
    }
}
