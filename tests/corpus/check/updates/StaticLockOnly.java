//@ verdict: holds
//@ assurance: jmm
// why: a static synchronized method and a block on the class literal take the same lock.
public class StaticLockOnly {
    static int count;

    static synchronized void countStatic() {
        count++;
    }

    void countInstance() {
        synchronized (StaticLockOnly.class) {
            count++;
        }
    }

    static final class Counter extends Thread {
        @Override
        public void run() {
            countStatic();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Counter counter = new Counter();
        counter.start();
        new StaticLockOnly().countInstance();
        counter.join();
        assert count == 2;
    }
}
