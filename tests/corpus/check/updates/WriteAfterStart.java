//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: the reader may run before the write that follows its start.
public class WriteAfterStart {
    static int value;

    static final class Reader extends Thread {
        @Override
        public void run() {
            assert value == 7; //~
        }
    }

    public static void main(String[] arguments) {
        new Reader().start();
        value = 7;
    }
}
