//@ about: what is written before the threads are started is only read by them
public class ReadOnly {
    static int[] table;

    static class Reader extends Thread {
        int sum;

        @Override
        public void run() {
            for (int value : table) {
                sum += value;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        table = new int[] {1, 2, 3};
        Reader one = new Reader();
        Reader other = new Reader();
        one.start();
        other.start();
        one.join();
        other.join();
        if (one.sum != other.sum) {
            throw new AssertionError();
        }
    }
}
