//@ about: each thread has elements of its own in one array
public class OwnElements {
    static final int[] counts = new int[2];

    static class First extends Thread {
        @Override
        public void run() {
            counts[0]++;
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            counts[1]++;
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
