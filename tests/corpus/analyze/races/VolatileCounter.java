//@ about: volatile accesses never race, although the count may be wrong
public class VolatileCounter {
    static volatile int count;

    static class First extends Thread {
        @Override
        public void run() {
            count++;
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            count++;
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
