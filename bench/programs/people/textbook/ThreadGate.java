//@ verdict: holds
// why: a gate with a generation number: a thread that waited passes even if the gate is closed again.
public class ThreadGate {
    private boolean isOpen;
    private int generation;

    public synchronized void close() {
        isOpen = false;
    }

    public synchronized void open() {
        ++generation;
        isOpen = true;
        notifyAll();
    }

    public synchronized void await() throws InterruptedException {
        int arrivalGeneration = generation;
        while (!isOpen && arrivalGeneration == generation) {
            wait();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadGate gate = new ThreadGate();
        Thread[] walkers = new Thread[4];
        for (int i = 0; i < walkers.length; i++) {
            walkers[i] = new Thread(() -> {
                try {
                    System.out.println(Thread.currentThread().getName() + " waits at the gate");
                    gate.await();
                    System.out.println(Thread.currentThread().getName() + " walks through");
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "walker-" + i);
            walkers[i].start();
        }
        Thread.sleep(50);
        gate.open();
        for (Thread walker : walkers) {
            walker.join();
        }
        gate.close();
        System.out.println("The gate is closed");
    }
}
