//@ about: main ends with an uncaught exception while another thread goes on; the exit status is still 1.
//@ exit: 1
public class MainDiesFirst {
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Thread survivor = new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            System.out.println("main is " + main.getState() + ", the survivor still prints");
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            System.out.println("and ends by itself");
        }, "survivor");
        survivor.start();
        System.out.println("main is about to fail");
        throw new IllegalStateException("main fails", new RuntimeException("for a reason"));
    }
}
