//@ verdict: holds
// why: two semaphores with one permit in all.
import java.util.concurrent.Semaphore;

public class FooBarAlternately {
    private final int n;
    private final Semaphore foo = new Semaphore(1);
    private final Semaphore bar = new Semaphore(0);
    private final StringBuffer out = new StringBuffer();

    FooBarAlternately(int n) {
        this.n = n;
    }

    void foo(Runnable printFoo) throws InterruptedException {
        for (int i = 0; i < n; i++) {
            foo.acquire();
            printFoo.run();
            bar.release();
        }
    }

    void bar(Runnable printBar) throws InterruptedException {
        for (int i = 0; i < n; i++) {
            bar.acquire();
            printBar.run();
            foo.release();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FooBarAlternately foobar = new FooBarAlternately(50);
        Thread one = new Thread(() -> {
            try {
                foobar.foo(() -> foobar.out.append("foo"));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Thread two = new Thread(() -> {
            try {
                foobar.bar(() -> foobar.out.append("bar"));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.println(foobar.out);
        assert foobar.out.toString().equals("foobar".repeat(50));
    }
}
