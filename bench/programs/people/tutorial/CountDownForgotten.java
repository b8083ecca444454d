//@ verdict: violated
//@ property: deadlock
// why: a service that fails never counts down, because countDown is not in a finally block.
import java.util.concurrent.CountDownLatch;

public class CountDownForgotten {
    static class Service implements Runnable {
        private final String name;
        private final int port;
        private final CountDownLatch latch;

        Service(String name, int port, CountDownLatch latch) {
            this.name = name;
            this.port = port;
            this.latch = latch;
        }

        private void open() throws Exception {
            if (port < 1024) {
                throw new Exception("permission denied for port " + port);
            }
        }

        @Override
        public void run() {
            try {
                open();
                System.out.println(name + " listens on " + port);
                latch.countDown();
            } catch (Exception e) {
                System.err.println(name + " failed: " + e.getMessage());
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(3);
        new Thread(new Service("web", 8080, latch)).start();
        new Thread(new Service("admin", 80, latch)).start();
        new Thread(new Service("metrics", 9090, latch)).start();
        latch.await();
        System.out.println("All services are up");
    }
}
