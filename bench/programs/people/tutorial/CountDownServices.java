//@ verdict: holds
// why: main waits for three services by a latch, each of which counts down once.
import java.util.concurrent.CountDownLatch;

public class CountDownServices {
    static class Service implements Runnable {
        private final String name;
        private final int timeToStart;
        private final CountDownLatch latch;

        Service(String name, int timeToStart, CountDownLatch latch) {
            this.name = name;
            this.timeToStart = timeToStart;
            this.latch = latch;
        }

        @Override
        public void run() {
            try {
                Thread.sleep(timeToStart);
            } catch (InterruptedException ex) {
                Thread.currentThread().interrupt();
            }
            System.out.println(name + " is up");
            latch.countDown();
        }
    }

    public static void main(String[] args) {
        final CountDownLatch latch = new CountDownLatch(3);
        Thread cacheService = new Thread(new Service("CacheService", 100, latch));
        Thread alertService = new Thread(new Service("AlertService", 100, latch));
        Thread validationService = new Thread(new Service("ValidationService", 100, latch));
        cacheService.start();
        alertService.start();
        validationService.start();
        try {
            latch.await();
            System.out.println("All services are up, application is starting now");
        } catch (InterruptedException ie) {
            ie.printStackTrace();
        }
    }
}
