//@ about: Thread.suspend and resume on JDK 17: a suspended thread makes no step and keeps its monitor.
//@ jdk: 17 only
public class ThreadSuspend17 {
    private static volatile long counter;
    private static volatile boolean running = true;
    private static volatile boolean inside;
    private static volatile boolean leave;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (running) {
                counter++;
            }
        }, "worker");
        worker.start();
        while (counter < 1000) {
            Thread.yield();
        }
        for (int round = 0; round < 3; round++) {
            worker.suspend();
            long before = counter;
            Thread.sleep(10);
            System.out.println("suspended: stands still " + (counter == before) + ", alive " + worker.isAlive());
            worker.resume();
            while (counter == before) {
                Thread.yield();
            }
        }
        System.out.println("resumed: moves again");
        running = false;
        worker.join();
        worker.suspend();
        worker.resume();

        Object monitor = new Object();
        Thread holder = new Thread(() -> {
            synchronized (monitor) {
                inside = true;
                while (!leave) {
                    Thread.onSpinWait();
                }
            }
        }, "holder");
        holder.start();
        while (!inside) {
            Thread.yield();
        }
        holder.suspend();
        leave = true;
        Thread contender = new Thread(() -> {
            synchronized (monitor) {
                System.out.println("contender got the monitor only after the resume: " + !inside);
            }
        }, "contender");
        contender.start();
        contender.join(20);
        System.out.println("contender waits for the suspended holder: " + contender.isAlive());
        inside = false;
        holder.resume();
        contender.join();
        holder.join();
    }
}
