//@ verdict: holds
// why: two semaphores let first, second and third run in order.
import java.util.concurrent.Semaphore;

public class PrintInOrder {
    private final Semaphore firstDone = new Semaphore(0);
    private final Semaphore secondDone = new Semaphore(0);
    private final StringBuilder log = new StringBuilder();

    void first() {
        log.append("first");
        System.out.println("first");
        firstDone.release();
    }

    void second() throws InterruptedException {
        firstDone.acquire();
        log.append("second");
        System.out.println("second");
        secondDone.release();
    }

    void third() throws InterruptedException {
        secondDone.acquire();
        log.append("third");
        System.out.println("third");
    }

    interface Step {
        void go() throws InterruptedException;
    }

    static Thread start(String name, Step step) {
        Thread thread = new Thread(() -> {
            try {
                step.go();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, name);
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws InterruptedException {
        PrintInOrder foo = new PrintInOrder();
        Thread c = start("C", foo::third);
        Thread b = start("B", foo::second);
        Thread a = start("A", foo::first);
        a.join();
        b.join();
        c.join();
        assert foo.log.toString().equals("firstsecondthird") : foo.log;
    }
}
