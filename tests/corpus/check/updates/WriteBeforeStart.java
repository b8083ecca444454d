//@ verdict: holds
//@ assurance: jmm
// why: what is written before start is seen by the thread.
public class WriteBeforeStart {
    static int value;

    static final class Reader extends Thread {
        @Override
        public void run() {
            assert value == 7;
        }
    }

    public static void main(String[] arguments) {
        value = 7;
        new Reader().start();
    }
}
