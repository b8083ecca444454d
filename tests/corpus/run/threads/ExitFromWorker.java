//@ about: System.exit in a worker ends the program while main waits for it; the shutdown hook runs.
//@ exit: 42
public class ExitFromWorker {
    public static void main(String[] args) throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("shutdown hook runs last"), "hook"));
        Object never = new Object();
        Thread worker = new Thread(() -> {
            try {
                synchronized (never) {
                    System.out.println("worker exits while holding a monitor");
                    System.exit(42);
                }
            } finally {
                System.out.println("finally after exit is not reached");
            }
        }, "worker");
        worker.start();
        worker.join();
        System.out.println("join never returns");
    }
}
