//@ about: a long is raced for like anything else
//@ guided: 1 0 0
public class WideField {
    static long total;

    static class First extends Thread {
        @Override
        public void run() {
            total += 3; //~ race
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            total += 4; //~ race
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
