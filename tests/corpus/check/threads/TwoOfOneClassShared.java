//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: the field is static, and the other thread may overwrite it.
public class TwoOfOneClassShared {
    static final class Worker extends Thread {
        private final int mark;
        private static int common;

        Worker(int mark) {
            this.mark = mark;
        }

        @Override
        public void run() {
            common = mark;
            assert common == mark; //~
        }
    }

    public static void main(String[] arguments) {
        new Worker(1).start();
        new Worker(2).start();
    }
}
