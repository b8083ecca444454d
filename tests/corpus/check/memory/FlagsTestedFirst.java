//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: both threads may test the other's flag before either sets its own.
public class FlagsTestedFirst {
    static volatile boolean inside0;
    static volatile boolean inside1;
    static int inside;

    static final class Zero extends Thread {
        @Override
        public void run() {
            if (!inside1) {
                inside0 = true;
                inside++;
                assert inside == 1;
                inside--;
                inside0 = false;
            }
        }
    }

    static final class One extends Thread {
        @Override
        public void run() {
            if (!inside0) {
                inside1 = true;
                inside++;
                assert inside == 1;
                inside--;
                inside1 = false;
            }
        }
    }

    public static void main(String[] arguments) {
        new Zero().start();
        new One().start();
    }
}
