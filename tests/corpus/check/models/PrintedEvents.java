//@ verdict: violated
//@ property: assertion
// why: the reader may come first; the events of both threads are lines of a message sequence chart (seed 000, Fig. 28).
import gov.nasa.jpf.vm.Verify;

public class PrintedEvents {
    static volatile int slot;

    static final class Putting extends Thread {
        @Override
        public void run() {
            slot = 7;
            Verify.print("put", 7);
        }
    }

    public static void main(String[] arguments) {
        new Putting().start();
        int got = slot;
        Verify.print("get", got);
        Verify.print("looks at it");
        assert got == 7; //~
    }
}
