//@ verdict: violated
//@ property: race
// why: System.arraycopy reads the elements like anybody else, and one of them is written without synchronisation.
public class CopiedMeanwhile {
    static final int[] NUMBERS = new int[3];

    static final class Writer extends Thread {
        @Override
        public void run() {
            NUMBERS[2] = 1; //~
        }
    }

    public static void main(String[] arguments) {
        new Writer().start();
        int[] copy = new int[2];
        System.arraycopy(NUMBERS, 1, copy, 0, 2); //~
    }
}
