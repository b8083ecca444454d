//@ about: two threads count without a lock
//@ guided: 1 0 0
public class TwoWrites {
    static int count;

    static class Worker extends Thread {
        @Override
        public void run() {
            count++; //~ race
        }
    }

    public static void main(String[] args) {
        new Worker().start();
        new Worker().start();
    }
}
