//@ about: Thread locals in virtual threads, and interrupts of sleeping, waiting, parked and queued ones.
//@ jdk: 21
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;

public class VirtualLocalsAndInterrupts {
    interface VirtualLocalsAndInterruptsBody {
        void run() throws InterruptedException;
    }

    private static final ThreadLocal<String> LOCAL = ThreadLocal.withInitial(() -> "initial");
    private static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<>();

    private static void print(String name) {
        System.out.println(name + ": " + LOCAL.get() + " " + INHERITED.get());
        LOCAL.set(name);
        INHERITED.set(name);
    }

    public static void main(String[] args) throws InterruptedException {
        LOCAL.set("main");
        INHERITED.set("main");
        Thread.ofVirtual().start(() -> print("virtual")).join();
        Thread.ofVirtual().inheritInheritableThreadLocals(false).start(() -> print("not inheriting")).join();
        Thread.ofVirtual().start(() -> {
            print("outer");
            try {
                Thread.ofVirtual().start(() -> print("inner")).join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            print("outer again");
        }).join();
        print("main");

        Object monitor = new Object();
        interrupt("sleep", () -> Thread.sleep(1_000_000));
        interrupt("wait", () -> {
            synchronized (monitor) {
                monitor.wait();
            }
        });
        interrupt("join", () -> Thread.ofVirtual().start(VirtualLocalsAndInterrupts::parkForever).join());
        interrupt("queue", () -> new ArrayBlockingQueue<Integer>(1).take());
        interrupt("semaphore", () -> new Semaphore(0).acquire());
        interrupt("park", () -> {
            while (!Thread.currentThread().isInterrupted()) {
                LockSupport.park();
            }
        });
    }

    private static void parkForever() {
        while (true) {
            LockSupport.park();
        }
    }

    private static void interrupt(String name, VirtualLocalsAndInterruptsBody body) throws InterruptedException {
        Thread thread = Thread.ofVirtual().name(name).start(() -> {
            String end = "returned";
            try {
                body.run();
            } catch (InterruptedException e) {
                end = "InterruptedException";
            }
            System.out.println(name + ": " + end + ", status " + Thread.interrupted() + " then "
                    + Thread.currentThread().isInterrupted());
        });
        thread.interrupt();
        thread.join();
    }
}
