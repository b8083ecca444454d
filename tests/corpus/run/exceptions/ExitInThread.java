//@ about: any thread may end the program, whatever the others wait for
//@ exit: 4
public class ExitInThread {
    public static void main(String[] args) throws InterruptedException {
        Object forever = new Object();
        Thread waiting = new Thread(() -> {
            synchronized (forever) {
                try {
                    forever.wait();
                } catch (InterruptedException e) {
                    System.out.println("must not be seen");
                }
            }
        });
        waiting.start();
        Thread exiting = new Thread(() -> {
            System.out.println("exit from " + Thread.currentThread().getName());
            System.exit(4);
        }, "exiting");
        exiting.start();
        exiting.join();
        waiting.join();
        System.out.println("must not be seen");
    }
}
