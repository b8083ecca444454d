//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: a static synchronized method locks the class, an instance method the object.
public class StaticAndInstanceLock {
    static int count;

    static synchronized void countStatic() {
        count++;
    }

    synchronized void countInstance() {
        count++;
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
        new StaticAndInstanceLock().countInstance();
        counter.join();
        assert count == 2; //~
    }
}
