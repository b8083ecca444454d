//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: between notify and the end of wait a third thread may take the item away.
public class WaitWithoutLoop {
    static final Object LOCK = new Object();
    static int items;

    static final class Taker extends Thread {
        @Override
        public void run() {
            synchronized (LOCK) {
                if (items > 0) {
                    items--;
                }
            }
        }
    }

    static final class Giver extends Thread {
        @Override
        public void run() {
            synchronized (LOCK) {
                items++;
                LOCK.notify();
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        synchronized (LOCK) {
            new Taker().start();
            new Giver().start();
            LOCK.wait();
            assert items > 0; //~
        }
    }
}
