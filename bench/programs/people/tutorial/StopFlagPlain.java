//@ verdict: violated
//@ property: race
// why: the flag is a plain field: the thread may never see that it was cleared.
public class StopFlagPlain {
    static class Processor extends Thread {
        private boolean running = true;

        @Override
        public void run() {
            int rounds = 0;
            while (running) {
                rounds = (rounds + 1) % 1000;
            }
            System.out.println("Stopped, rounds = " + rounds);
        }

        public void shutdown() {
            running = false;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Processor processor = new Processor();
        processor.setDaemon(true);
        processor.start();
        Thread.sleep(100);
        processor.shutdown();
        processor.join(1000);
        System.out.println("Alive: " + processor.isAlive());
    }
}
