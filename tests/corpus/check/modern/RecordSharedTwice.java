//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: the two reads of the field may see two records.
public class RecordSharedTwice {
    record Pair(int left, int right) {
    }

    static volatile Pair pair = new Pair(1, 1);

    static final class Writer extends Thread {
        @Override
        public void run() {
            pair = new Pair(2, 2);
        }
    }

    public static void main(String[] arguments) {
        new Writer().start();
        assert pair.left() == pair.right(); //~
    }
}
