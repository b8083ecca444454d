//@ about: two threads count in one element
//@ guided: 1 0 0
public class SameElement {
    static final int[] counts = new int[2];

    static class First extends Thread {
        @Override
        public void run() {
            counts[1]++; //~ race
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            counts[1]++; //~ race
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
