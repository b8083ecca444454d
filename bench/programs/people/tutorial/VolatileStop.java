//@ verdict: holds
// why: the flag is volatile, and the count is read after join.
public class VolatileStop {
    static class Processor extends Thread {
        private volatile boolean running = true;
        private int rounds;

        @Override
        public void run() {
            while (running) {
                rounds++;
                if (rounds > 1000) {
                    rounds = 0;
                }
                System.out.println("Running");
                try {
                    Thread.sleep(100);
                } catch (InterruptedException e) {
                    e.printStackTrace();
                }
            }
        }

        public void shutdown() {
            running = false;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Processor processor = new Processor();
        processor.start();
        Thread.sleep(500);
        processor.shutdown();
        processor.join();
        System.out.println("Stopped after " + processor.rounds + " rounds");
    }
}
