//@ verdict: holds
//@ assurance: jmm
// why: the components of a record are final; the volatile field passes it on.
public class RecordShared {
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
        Pair seen = pair;
        assert seen.left() == seen.right();
    }
}
