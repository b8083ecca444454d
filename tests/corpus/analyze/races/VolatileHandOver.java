//@ about: the run orders both writes by a volatile flag; lock sets know nothing of that: a false alarm
//@ guided: 0 1 0
public class VolatileHandOver {
    static int data;
    static volatile boolean ready;

    static class First extends Thread {
        @Override
        public void run() {
            data = 42; //~ potential-race
            ready = true;
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            while (!ready) {
                Thread.onSpinWait();
            }
            data++; //~ potential-race
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
