//@ about: A loop that polls its interrupted status, a waiter that carries on after an interrupt, and one that passes it on.
public class InterruptedLoops {
    private static final Object MONITOR = new Object();
    private static boolean go;

    public static void main(String[] args) throws InterruptedException {
        Thread polling = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.yield();
            }
            System.out.println("the polling loop ended, status " + Thread.currentThread().isInterrupted());
        }, "polling");
        polling.start();
        polling.interrupt();
        polling.join();
        Thread stubborn = new Thread(() -> System.out.println("interrupted meanwhile: " + waitUninterruptibly()),
                "stubborn");
        stubborn.start();
        stubborn.interrupt();
        while (stubborn.isInterrupted()) {
            Thread.yield();
        }
        synchronized (MONITOR) {
            go = true;
            MONITOR.notifyAll();
        }
        stubborn.join();
        Thread[] chain = new Thread[4];
        for (int i = 0; i < chain.length; i++) {
            Thread next = i == 0 ? Thread.currentThread() : chain[i - 1];
            chain[i] = new Thread(() -> {
                try {
                    Thread.sleep(1_000_000_000L);
                } catch (InterruptedException e) {
                    next.interrupt();
                }
            }, "link-" + i);
            chain[i].start();
        }
        chain[3].interrupt();
        try {
            synchronized (MONITOR) {
                while (true) {
                    MONITOR.wait();
                }
            }
        } catch (InterruptedException e) {
            System.out.println("the interrupt came back to main");
        }
        for (Thread link : chain) {
            link.join();
        }
    }

    private static boolean waitUninterruptibly() {
        boolean interrupted = false;
        synchronized (MONITOR) {
            while (!go) {
                try {
                    MONITOR.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        return interrupted;
    }
}
