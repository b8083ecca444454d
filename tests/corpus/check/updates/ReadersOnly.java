//@ verdict: holds
//@ assurance: jmm
// why: the field is written before the threads start; reads do not conflict with each other.
public class ReadersOnly {
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
        new Reader().start();
        assert value == 7;
    }
}
