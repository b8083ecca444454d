//@ verdict: holds
//@ assurance: jmm
// why: the elements that are copied are not the one that is written meanwhile.
public class CopiedElsewhere {
    static final int[] NUMBERS = new int[3];

    static final class Writer extends Thread {
        @Override
        public void run() {
            NUMBERS[2] = 1;
        }
    }

    public static void main(String[] arguments) {
        new Writer().start();
        int[] copy = new int[2];
        System.arraycopy(NUMBERS, 0, copy, 0, 2);
    }
}
