//@ verdict: holds
// why: a shutdown flag and an interrupt; the thread ends by either.
public class TwoPhaseTermination {
    static class CountupThread extends Thread {
        private long counter;
        private volatile boolean shutdownRequested;

        public void shutdownRequest() {
            shutdownRequested = true;
            interrupt();
        }

        public boolean isShutdownRequested() {
            return shutdownRequested;
        }

        @Override
        public final void run() {
            try {
                while (!isShutdownRequested()) {
                    doWork();
                }
            } catch (InterruptedException e) {
                System.out.println("doWork was interrupted");
            } finally {
                doShutdown();
            }
        }

        private void doWork() throws InterruptedException {
            counter = (counter + 1) % 10;
            System.out.println("doWork: counter = " + counter);
            Thread.sleep(500);
        }

        private void doShutdown() {
            System.out.println("doShutdown: counter = " + counter);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        System.out.println("main: BEGIN");
        CountupThread t = new CountupThread();
        t.start();
        Thread.sleep(1000);
        System.out.println("main: shutdownRequest");
        t.shutdownRequest();
        System.out.println("main: join");
        t.join();
        System.out.println("main: END");
    }
}
